import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { forwardRequest, type ForwardedReply } from './forward-request'
import { hostFacts } from './host-facts'
import { hostKinds, type HostKind } from './host-kind'
import { hostStorage } from './host-storage'
import { MiniPage, type PageDefinition } from './mini-page'
import { allNodes, pageTree, tagsOf, type PageNode } from './page-tree'

type Callbacks = {
  success?: (result: unknown) => void
  fail?: (error: unknown) => void
  complete?: (result: unknown) => void
}
type Url = Callbacks & { url: string; delta?: number }

interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
  subpackages?: { root: string; pages: string[] }[]
}

/** How long a test waits for a page to show something before it fails, ms. */
const patienceMs = 15_000

/** A built mini-program running on a fake of its host's script side; its requests go to the real server. */
export class MiniProgram {
  readonly calls: { name: string; options: unknown }[] = []
  readonly storage: Map<string, unknown>
  private readonly appJson: AppJson
  private readonly tags: Map<string, string>
  private readonly definitions = new Map<string, PageDefinition>()
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly stack: MiniPage[] = []
  private readonly context
  private readonly host: Record<string, unknown>
  private appDefinition: Record<string, ((options?: unknown) => void) | undefined> = {}
  private loading = ''
  private requestsUnderWay = 0

  constructor(
    private readonly dist: string,
    private readonly kind: HostKind,
    private readonly server: string,
    { storage = new Map<string, unknown>() } = {},
  ) {
    this.storage = storage
    this.appJson = JSON.parse(readFileSync(join(dist, 'app.json'), 'utf8')) as AppJson
    this.tags = tagsOf(readFileSync(join(dist, `base${hostKinds[kind].template}`), 'utf8'))
    this.host = this.createHost()
    this.context = this.createSandbox()
    this.require(join(dist, 'app.js'))
    const launch = { path: this.appJson.pages[0], query: {} }
    this.appDefinition.onLaunch?.call(this.appDefinition, launch)
    this.appDefinition.onShow?.call(this.appDefinition, launch)
  }

  /** Routes of the open pages, the shown one last. */
  get routes(): string[] {
    return this.stack.map((page) => page.route)
  }

  /** The shown page. */
  get page(): MiniPage {
    const page = this.stack.at(-1)
    if (!page) throw new Error('no page is open')
    return page
  }

  /** Opens a page as a shared link would, e.g. `packages/hotel/pages/detail/index?id=x`. */
  open(url: string): void {
    this.close(this.stack.length)
    this.push(url)
  }

  /** The shown page's nodes, or those of the tab bar. */
  nodes(): PageNode[] {
    return allNodes(pageTree(this.page.data.root, this.tags))
  }

  /** All text of the shown page. */
  text(): string {
    return pageTree(this.page.data.root, this.tags).text
  }

  /** The node with all these classes and, if given, a text that contains `text`; the innermost in reading order. */
  find(selector: string, text = ''): PageNode | undefined {
    const classes = selector.split('.').filter(Boolean)
    return this.nodes().find((node) => classes.every((name) => node.classes.includes(name)) && node.text.includes(text))
  }

  /** Waits until the test's condition answers something, and answers that; fails with the page's text. */
  async waitFor<T>(what: string, condition: () => T | undefined | false): Promise<T> {
    const end = performance.now() + patienceMs
    for (;;) {
      const found = condition()
      if (found) return found
      if (performance.now() > end)
        throw new Error(
          `${this.kind}: waited in vain for ${what} on ${this.routes.join(' > ')}: ${this.text().slice(0, 1500)}`,
        )
      await new Promise((done) => setTimeout(done, 10))
    }
  }

  /** Waits for a node. */
  see(selector: string, text = ''): Promise<PageNode> {
    return this.waitFor(`${selector} "${text}"`, () => this.find(selector, text))
  }

  /** Waits until the shown page is this one. */
  async arrive(route: string): Promise<void> {
    await this.waitFor(route, () => this.stack.at(-1)?.route === route)
  }

  /** Taps a node, waiting for it first. */
  async tap(selector: string, text = ''): Promise<void> {
    this.fire(await this.see(selector, text), 'tap')
  }

  /** Types into a field, waiting for it first. */
  async type(selector: string, value: string): Promise<void> {
    this.fire(await this.see(selector), 'input', { value })
  }

  /** Sends an event to a node of the shown page, as the host would. */
  fire(node: PageNode, type: string, detail: Record<string, unknown> = {}): void {
    this.page.fire(node, type, detail)
  }

  /** The host's own back button. */
  back(): void {
    if (this.stack.length < 2) return
    this.close(1)
    this.page.show()
  }

  private createHost(): Record<string, unknown> {
    const answer =
      (name: string, extra: object = {}) =>
      (options?: Callbacks) => {
        this.note(name, options)
        const result = { errMsg: `${name}:ok`, ...extra }
        queueMicrotask(() => {
          options?.success?.(result)
          options?.complete?.(result)
        })
      }
    const go = (name: string, move: (options: Url) => void) => (options: Url) => {
      move(options)
      answer(name)(options)
    }
    const query: unknown = new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'exec' ? (done?: (rects: unknown[]) => void) => setTimeout(() => done?.([]), 0) : () => query,
      },
    )
    const tabs = new Set(['switchTab', 'reLaunch'])
    const facts = () => hostFacts
    return {
      canIUse: () => true,
      getSystemInfoSync: facts,
      getWindowInfo: facts,
      getAppBaseInfo: facts,
      getDeviceInfo: facts,
      getSystemInfo: answer('getSystemInfo', hostFacts),
      getMenuButtonBoundingClientRect: () => ({ top: 24, height: 32, bottom: 56, left: 296, right: 383, width: 87 }),
      getLaunchOptionsSync: () => ({ path: this.appJson.pages[0], query: {} }),
      getEnterOptionsSync: () => ({ path: this.appJson.pages[0], query: {} }),
      nextTick: (run: () => void) => setTimeout(run, 0),
      createSelectorQuery: () => query,
      ...hostStorage(this.kind, this.storage),
      navigateTo: go('navigateTo', ({ url }) => this.push(url)),
      redirectTo: go('redirectTo', ({ url }) => {
        this.close(1)
        this.push(url)
      }),
      ...Object.fromEntries([...tabs].map((name) => [name, go(name, ({ url }) => this.open(url))])),
      navigateBack: (options: Url) => {
        for (let left = options?.delta ?? 1; left > 1; left--) if (this.stack.length > 1) this.close(1)
        this.back()
        answer('navigateBack')(options)
      },
      setClipboardData: answer('setClipboardData'),
      getNetworkType: answer('getNetworkType', { networkType: 'wifi' }),
      onNetworkStatusChange: () => {},
      offNetworkStatusChange: () => {},
      request: (options: Callbacks & { url: string }) => this.request(options),
    }
  }

  private request(options: Callbacks & { url: string }): { abort(): void } {
    this.note('request', options)
    this.requestsUnderWay += 1
    const shape = ({ status, headers, data }: ForwardedReply) =>
      this.kind === 'alipay' ? { status, headers, data } : { statusCode: status, header: headers, data }
    forwardRequest(options, this.server).then(
      (reply) => {
        options.success?.(shape(reply))
        options.complete?.(shape(reply))
      },
      (error: unknown) => {
        const failure = { errMsg: `request:fail ${String(error)}` }
        options.fail?.(failure)
        options.complete?.(failure)
      },
    )
    return { abort() {} }
  }

  private createSandbox() {
    const silent = () => {}
    const listening = new Proxy(this.host, {
      get: (host, key) => (key in host ? host[String(key)] : /^(on|off)[A-Z]/.test(String(key)) ? silent : undefined),
    })
    const sandbox: Record<string, unknown> = {
      navigator: { userAgent: 'MiniProgram' },
      console: {
        ...console,
        log: silent,
        info: silent,
        warn: silent,
        error: (...words: unknown[]) => this.note('console.error', words.map(String)),
      },
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      queueMicrotask,
      Promise,
      App: (definition: typeof this.appDefinition) => void (this.appDefinition = definition),
      Page: (definition: PageDefinition) => void this.definitions.set(this.loading, definition),
      Component: (definition: PageDefinition & { methods?: PageDefinition }) =>
        void this.definitions.set(this.loading, { ...definition, ...definition.methods }),
      Behavior: (definition: unknown) => definition,
      getApp: () => this.appDefinition,
      getCurrentPages: () => this.stack.map((page) => page.self),
      [hostKinds[this.kind].global]: listening,
    }
    sandbox.global = sandbox
    sandbox.globalThis = sandbox
    return createContext(sandbox)
  }

  private require(file: string): unknown {
    const loaded = this.modules.get(file)
    if (loaded) return loaded.exports
    const module = { exports: {} as unknown }
    this.modules.set(file, module)
    const source = `(function(require,module,exports,wx){${readFileSync(file, 'utf8')}\n})`
    const load = runInContext(source, this.context, { filename: file }) as (...scope: unknown[]) => void
    const child = (name: string) => this.require(resolve(dirname(file), name.endsWith('.js') ? name : `${name}.js`))
    load(child, module, module.exports, (this.context as Record<string, unknown>)[hostKinds[this.kind].global])
    return module.exports
  }

  private push(url: string): void {
    const [path = '', search = ''] = url.replace(/^\//, '').split('?')
    const inPackages = (this.appJson.subPackages ?? this.appJson.subpackages ?? []).flatMap(({ root, pages }) =>
      pages.map((page) => posix.join(root, page)),
    )
    if (![...this.appJson.pages, ...inPackages].includes(path))
      throw new Error(`${this.kind}: no such page in app.json: ${path}`)
    if (!existsSync(join(this.dist, `${path}.js`))) throw new Error(`${this.kind}: page was not built: ${path}`)
    this.stack.at(-1)?.hide()
    this.loading = path
    this.require(join(this.dist, `${path}.js`))
    const definition = this.definitions.get(path)
    if (!definition) throw new Error(`${this.kind}: ${path} registers no page`)
    const query = Object.fromEntries(
      search
        .split('&')
        .filter(Boolean)
        .map((pair) => pair.split('=') as [string, string]),
    )
    const page = new MiniPage(path, definition, this.kind === 'alipay' ? decoded(query) : query)
    this.stack.push(page)
    page.load()
  }

  private close(count: number): void {
    for (let left = count; left > 0; left--) this.stack.pop()?.unload()
  }

  private note(name: string, options: unknown): void {
    this.calls.push({ name, options })
  }
}

/** Alipay hands queries over decoded; WeChat and ByteDance hand them over as they stand in the address. */
function decoded(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, decodeURIComponent(value)]))
}
