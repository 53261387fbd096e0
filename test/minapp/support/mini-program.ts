import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAppPages } from './app-json'
import { builtFolder } from './built-folder'
import { findNodes } from './find-node'
import { hostCalls } from './host-calls'
import type { HostDevice } from './host-device'
import { hostKinds, type HostDifferences, type HostKind } from './host-kind'
import { HostNetwork } from './host-network'
import { LiveTree } from './live-tree'
import { MiniPage } from './mini-page'
import { nodeTemplates } from './node-templates'
import { PageStack } from './page-stack'
import type { PageNode } from './page-tree'
import { ScriptSide } from './script-side'

/** How long a test waits for a page to show something before it fails, ms. */
const patienceMs = 20_000

/** A built mini-program on a fake of its host; its requests go to the real server. */
export class MiniProgram {
  /** Calls of the host so far, those that failed under the name failed. */
  readonly calls: { name: string; options: unknown }[] = []
  /** Errors that the program has printed. */
  readonly errors: string[] = []
  readonly network: HostNetwork
  readonly device: HostDevice = {
    position: null,
    album: [],
    video: null,
    chatFile: null,
    rects: new Map(),
    isNear: () => true,
    isStorageRefused: false,
    hasEventSource: true,
    watched: new Map(),
    files: new Map(),
  }
  readonly host: HostDifferences
  readonly everyTree = new Set<LiveTree>()
  private readonly stack: PageStack
  private readonly script: ScriptSide
  private readonly pages
  private readonly templates

  constructor(
    readonly kind: HostKind,
    server: string,
    device: Partial<HostDevice> = {},
    /** The host's key-value store, with what the program stored when it ran before. */
    readonly storage = new Map<string, unknown>(),
  ) {
    Object.assign(this.device, device)
    const folder = builtFolder(kind)
    this.host = hostKinds[kind]
    this.network = new HostNetwork(server, this.host)
    this.pages = readAppPages(folder)
    this.templates = nodeTemplates(readFileSync(join(folder, `base${this.host.template}`), 'utf8'))
    this.stack = new PageStack((route, search) => this.createPage(route, search), this.pages.tabs)
    this.script = new ScriptSide({
      folder,
      host: { [this.host.global]: this.createHost() },
      pages: () => this.stack.open.map(({ self }) => self),
      onError: (message) => this.errors.push(message),
    })
    this.launch()
  }

  /** Routes of the open pages, the shown one last. */
  get routes(): string[] {
    return this.stack.open.map(({ route }) => route)
  }

  /** The shown page. */
  get page(): MiniPage {
    const page = this.stack.open.at(-1)
    if (!page) throw new Error('no page is open')
    return page
  }

  /** Opens a page as a shared link would, e.g. `packages/hotel/pages/detail/index?id=x`. */
  open(url: string): void {
    this.stack.reLaunch(url)
  }

  /** Opens a page above the shown one, as the page inside a web view requests it. */
  push(url: string): void {
    this.stack.push(url)
  }

  /** The host's own back button. */
  back(): void {
    this.stack.back(1)
  }

  /** All text of the shown page. */
  text(): string {
    return this.page.tree.text
  }

  /** The first node of the shown page that a selector names and that contains a text. */
  find(selector: string, text = ''): PageNode | undefined {
    return this.all(selector, text)[0]
  }

  /** All of them, in reading order. */
  all(selector: string, text = ''): PageNode[] {
    return findNodes(this.page.tree, selector, text)
  }

  /** Waits until the condition returns a truthy value and returns it; throws with the page's text after 20 s. */
  async waitFor<Found>(what: string, condition: () => Found | undefined | null | false): Promise<Found> {
    const end = performance.now() + patienceMs
    for (;;) {
      const found = condition()
      if (found) return found
      if (performance.now() > end) throw new Error(`${this.kind}: waited in vain for ${what}. ${this.report()}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** Waits for a node. */
  see(selector: string, text = ''): Promise<PageNode> {
    return this.waitFor(`${selector} "${text}"`, () => this.find(selector, text))
  }

  /** Waits until the shown page is this one. */
  async arrive(route: string): Promise<void> {
    await this.waitFor(route, () => this.stack.open.at(-1)?.route === route)
  }

  /** Taps a node, as soon as it is there and can be tapped. */
  async tap(selector: string, text = ''): Promise<void> {
    const node = await this.waitFor(`${selector} "${text}" to tap`, () =>
      this.all(selector, text).find(({ attributes }) => !attributes.disabled),
    )
    this.page.fire(node, 'tap')
  }

  /** Types into a field, waiting for it first. */
  async type(selector: string, value: string): Promise<void> {
    this.page.fire(await this.see(selector), 'input', { value, cursor: value.length })
  }

  /** Taps a tab of the tab bar that the host has placed on the shown page. */
  async tapTab(label: string): Promise<void> {
    const bar = await this.waitFor('a tab bar', () => this.page.tabBar)
    const tab = await this.waitFor(`tab ${label}`, () => findNodes(bar.tree, '.tab-bar-item', label)[0])
    bar.fire(tab, 'tap')
  }

  /** Lets so much time pass on the program's own clock; its timers do not hurry. */
  elapse(ms: number): void {
    this.script.aheadMs += ms
  }

  /** Ends the program and its connections. */
  end(): void {
    this.network.cutAll()
    this.script.end()
  }

  private report(): string {
    const failed = this.calls.filter(({ name }) => name === 'failed').map(({ options }) => String(options))
    return [`Pages: ${this.routes.join(' > ')}`, ...failed, ...this.errors, this.text().slice(0, 1500)].join('\n')
  }

  private launch(): void {
    this.script.run('app')
    const options = { path: this.pages.all[0], query: {} }
    for (const hook of ['onLaunch', 'onShow']) {
      const call = this.script.app[hook]
      if (typeof call === 'function') call.call(this.script.app, options)
    }
  }

  private createHost(): object {
    return hostCalls({
      kind: this.kind,
      firstPage: this.pages.all[0] ?? '',
      storage: this.storage,
      network: this.network,
      device: this.device,
      stack: () => this.stack,
      record: (name, options) => this.calls.push({ name, options }),
    })
  }

  private createPage(route: string, search: string): MiniPage {
    if (!this.pages.all.includes(route)) throw new Error(`${this.kind}: no such page in app.json: ${route}`)
    const pairs = search.split('&').filter(Boolean)
    const query = Object.fromEntries(pairs.map((pair) => this.readPair(pair)))
    const tabBar = this.pages.tabs.includes(route) ? this.createTabBar() : null
    const page = new MiniPage(route, this.script.definitionOf(route), this.templates, query, tabBar)
    this.everyTree.add(page)
    return page
  }

  private readPair(pair: string): [string, string] {
    const [name = '', value = ''] = pair.split('=')
    return [name, this.host.decodesQuery ? decodeURIComponent(value) : value]
  }

  private createTabBar(): LiveTree {
    const bar = new LiveTree(this.script.definitionOf(`${this.host.tabBar}/index`), this.templates)
    this.everyTree.add(bar)
    setTimeout(() => ['attached', 'didMount'].forEach((hook) => bar.call(hook)), 0)
    return bar
  }
}
