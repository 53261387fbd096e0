import { makeAutoObservable } from 'mobx'

const backToTopAtPx = 700

/** What the bottom tab bar knows of the page: on Explore the selected tab turns into back-to-top at 700 px (spec §2). */
export class TabBarStore {
  isBackToTop = false
  /** Route of the page that came to the front last; null before the first one. */
  shownRoute: string | null = null
  /** Whether that route is for people who are signed in. */
  needsLogin = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** A page came to the front; mini-programs keep one tab bar for each of their tab pages. */
  noteShown(route: string, needsLogin = false): void {
    this.shownRoute = route
    this.needsLogin = needsLogin
  }

  /** Called by Explore with its scroll offset. */
  noteExploreScroll(scrollTopPx: number): void {
    this.isBackToTop = scrollTopPx >= backToTopAtPx
  }
}
