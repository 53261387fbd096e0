import type { PageNode } from './page-tree'
import { setPath, splicePath } from './set-path'

type Hook = (this: unknown, argument?: unknown) => void

/** What a built page registers with its host. */
export type PageDefinition = Record<string, unknown> & { data?: Record<string, unknown> }

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null)) as T

/** One open page: its data as setData left it, and what it was sent in which calls. */
export class MiniPage {
  readonly data: Record<string, unknown>
  readonly setDataSizes: number[] = []
  readonly self: Record<string, unknown>

  constructor(
    readonly route: string,
    private readonly definition: PageDefinition,
    private readonly query: Record<string, string>,
  ) {
    this.data = copy(definition.data) ?? {}
    this.self = {
      ...definition,
      route,
      __route__: route,
      options: query,
      data: this.data,
      setData: (change: Record<string, unknown>, done?: () => void) => this.setData(change, done),
      $spliceData: (change: Record<string, [number, number, ...unknown[]]>, done?: () => void) =>
        this.splice(change, done),
      selectComponent: () => null,
      getTabBar: () => null,
    }
  }

  load(): void {
    this.call('onLoad', this.query)
    this.show()
    setTimeout(() => this.call('onReady'), 0)
  }

  show(): void {
    this.call('onShow')
  }

  hide(): void {
    this.call('onHide')
  }

  unload(): void {
    this.call('onUnload')
  }

  /** The page scrolled to so many px. */
  scroll(scrollTop: number): void {
    this.call('onPageScroll', { scrollTop })
  }

  /** The page's end came near. */
  reachBottom(): void {
    this.call('onReachBottom')
  }

  fire(node: PageNode, type: string, detail: Record<string, unknown>): void {
    const element = { id: node.id, dataset: { sid: node.sid }, offsetLeft: 0, offsetTop: 0 }
    this.call('eh', { type, timeStamp: performance.now(), target: element, currentTarget: element, detail, mark: {} })
  }

  private call(hook: string, argument?: unknown): void {
    const found = this.definition[hook]
    if (typeof found === 'function') (found as Hook).call(this.self, argument)
  }

  private setData(change: Record<string, unknown>, done?: () => void): void {
    this.setDataSizes.push(JSON.stringify(change).length)
    for (const [path, value] of Object.entries(change)) setPath(this.data, path, copy(value))
    if (done) setTimeout(() => done.call(this.self), 0)
  }

  private splice(change: Record<string, [number, number, ...unknown[]]>, done?: () => void): void {
    this.setDataSizes.push(JSON.stringify(change).length)
    for (const [path, value] of Object.entries(change)) splicePath(this.data, path, copy(value))
    if (done) setTimeout(() => done.call(this.self), 0)
  }
}
