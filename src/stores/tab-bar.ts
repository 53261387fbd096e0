import { makeAutoObservable } from 'mobx'

const backToTopAtPx = 700

/** What the bottom tab bar knows of the page: on Explore the selected tab turns into back-to-top at 700 px (spec §2). */
export class TabBarStore {
  isBackToTop = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Explore tells how far it is scrolled. */
  noteExploreScroll(scrollTopPx: number): void {
    this.isBackToTop = scrollTopPx >= backToTopAtPx
  }
}
