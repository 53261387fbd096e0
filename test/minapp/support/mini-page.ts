import { LiveTree, type Definition } from './live-tree'
import type { NodeTemplate } from './node-templates'

/** One open page. */
export class MiniPage extends LiveTree {
  constructor(
    readonly route: string,
    definition: Definition,
    templates: ReadonlyMap<string, NodeTemplate>,
    private readonly query: Record<string, string>,
    /** The tab bar that the host places on tab pages; null elsewhere. */
    readonly tabBar: LiveTree | null,
  ) {
    super(definition, templates, { route, __route__: route, options: query, getTabBar: () => tabBar?.self ?? null })
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

  /** The page was scrolled to so many px. */
  scroll(scrollTop: number): void {
    this.call('onPageScroll', { scrollTop })
  }

  /** The page was pulled down by the host's own gesture. */
  pullDown(): void {
    this.call('onPullDownRefresh')
  }

  /** The page's end came near. */
  reachBottom(): void {
    this.call('onReachBottom')
  }
}
