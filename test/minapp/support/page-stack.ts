import type { MiniPage } from './mini-page'

const mostPages = 10

/** The host's open pages: one stack, and tab pages that stay alive below it. */
export class PageStack {
  private readonly pages: MiniPage[] = []
  private readonly tabs = new Map<string, MiniPage>()

  constructor(
    private readonly create: (route: string, search: string) => MiniPage,
    private readonly tabRoutes: readonly string[],
  ) {}

  /** Open pages, the shown one last. */
  get open(): readonly MiniPage[] {
    return this.pages
  }

  /** Opens a page above the others. */
  push(url: string): void {
    const [route, search] = this.read(url)
    if (this.tabRoutes.includes(route)) throw new Error(`can not navigateTo a tabbar page: ${route}`)
    if (this.pages.length >= mostPages) throw new Error('webview count limit exceed')
    this.pages.at(-1)?.hide()
    this.start(route, search)
  }

  /** Opens a page in the place of the shown one. */
  replace(url: string): void {
    const [route, search] = this.read(url)
    if (this.tabRoutes.includes(route)) throw new Error(`can not redirectTo a tabbar page: ${route}`)
    this.drop(1)
    this.start(route, search)
  }

  /** Shows a tab's page, which is opened only once. */
  switchTab(url: string): void {
    const [route, search] = this.read(url)
    if (!this.tabRoutes.includes(route)) throw new Error(`can not switch to no-tabBar page: ${route}`)
    if (search !== '') throw new Error(`switchTab takes no query: ${url}`)
    const isShown = this.pages.length === 1 && this.pages[0]?.route === route
    if (isShown) return
    this.pages.at(-1)?.hide()
    this.drop(this.pages.length)
    const openTab = this.tabs.get(route)
    if (!openTab) return this.start(route, '')
    this.pages.push(openTab)
    openTab.show()
  }

  /** Closes everything and opens one page. */
  reLaunch(url: string): void {
    const [route, search] = this.read(url)
    const closing = new Set([...this.pages, ...this.tabs.values()])
    this.pages.length = 0
    this.tabs.clear()
    closing.forEach((page) => page.unload())
    this.start(route, search)
  }

  /** Back by so many pages; the first one stays. */
  back(delta: number): void {
    const count = Math.min(delta, this.pages.length - 1)
    if (count < 1) return
    this.drop(count)
    this.pages.at(-1)?.show()
  }

  private start(route: string, search: string): void {
    const page = this.create(route, search)
    this.pages.push(page)
    if (this.tabRoutes.includes(route)) this.tabs.set(route, page)
    page.load()
  }

  private drop(count: number): void {
    for (const page of this.pages.splice(this.pages.length - count).toReversed()) {
      if (!this.tabs.has(page.route)) page.unload()
    }
  }

  private read(url: string): [string, string] {
    const [path = '', search = ''] = url.replace(/^\//, '').split('?')
    return [path, search]
  }
}
