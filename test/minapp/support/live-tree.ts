import type { NodeTemplate } from './node-templates'
import { allNodes, pageTree, wayTo, type PageNode } from './page-tree'
import { setPath, splicePath } from './set-path'

type Hook = (this: unknown, argument?: unknown) => void
type Change = Record<string, unknown>

/** What a built page or component registers with its host. */
export type Definition = Record<string, unknown> & { data?: Record<string, unknown> }

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null)) as T

const bubbling = new Set(['tap', 'touchstart', 'touchmove', 'touchend', 'touchcancel'])

/** A way up from a node as far as an event gets. */
function untilCaught(way: readonly PageNode[], type: string): readonly PageNode[] {
  const last = way.findIndex(({ caught }) => caught.has(type))
  return last < 0 ? way : way.slice(0, last + 1)
}

/** A page or component that is alive: its data as setData left it, and how much it was sent. */
export class LiveTree {
  /** The largest setData call so far, and the path of its largest part. */
  largestCall = { bytes: 0, path: '' }
  /** The most nodes that stood on the page at once, texts not counted. */
  mostNodes = 0
  readonly self: Record<string, unknown>
  readonly data: Record<string, unknown>
  /** Called after every change. */
  onChange: (change: Change) => void = () => {}

  constructor(
    private readonly definition: Definition,
    private readonly templates: ReadonlyMap<string, NodeTemplate>,
    more: Record<string, unknown> = {},
  ) {
    this.data = copy(definition.data ?? {})
    this.self = {
      ...definition,
      ...more,
      data: this.data,
      setData: (change: Change, done?: () => void) => this.change(change, setPath, done),
      $spliceData: (change: Change, done?: () => void) => this.change(change, splicePath, done),
      selectComponent: () => null,
    }
  }

  /** All nodes as a tree. */
  get tree(): PageNode {
    return pageTree(this.data.root, this.templates)
  }

  /** Fires an event on a node, and on its ancestors as far as the event bubbles. */
  fire(node: PageNode, type: string, detail: Record<string, unknown> = {}, touches: object = {}): void {
    const way = bubbling.has(type) ? untilCaught(wayTo(this.tree, node.sid).toReversed(), type) : [node]
    const bound = way.filter(({ events }) => events.has(type))
    if (bound.length === 0) throw new Error(`nothing listens to ${type} of ${node.tag}.${node.classes.join('.')}`)
    const target = elementOf(node)
    const event = { type, timeStamp: performance.now(), target, detail, mark: {}, ...touches }
    for (const each of bound) this.call('eh', { ...event, currentTarget: elementOf(each) })
  }

  /** Calls one of the definition's own functions, if it has it. */
  call(name: string, argument?: unknown): void {
    const found = this.definition[name]
    if (typeof found === 'function') (found as Hook).call(this.self, argument)
  }

  private change(change: Change, write: typeof setPath, done?: () => void): void {
    const bytes = bytesOf(change)
    if (bytes > this.largestCall.bytes) this.largestCall = { bytes, path: largestPath(change) }
    for (const [path, value] of Object.entries(change)) write(this.data, path, copy(value))
    const nodes = allNodes(this.tree).filter(({ tag }) => tag !== '#text')
    this.mostNodes = Math.max(this.mostNodes, nodes.length)
    this.onChange(change)
    if (done) setTimeout(() => done.call(this.self), 0)
  }
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null))

const largestPath = (change: Change) =>
  Object.entries(change).toSorted(([, left], [, right]) => bytesOf(right) - bytesOf(left))[0]?.[0] ?? ''

const elementOf = ({ id, sid }: PageNode) => ({ id, dataset: { sid }, offsetLeft: 0, offsetTop: 0 })
