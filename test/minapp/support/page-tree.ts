import type { NodeTemplate } from './node-templates'

/** A node as the last setData left it: tag, classes, attributes, text below. */
export interface PageNode {
  readonly tag: string
  readonly id: string
  readonly sid: string
  readonly classes: readonly string[]
  readonly attributes: Readonly<Record<string, unknown>>
  /** Events of this node that the host dispatches to the page. */
  readonly events: ReadonlySet<string>
  /** The events that do not bubble any further. */
  readonly caught: ReadonlySet<string>
  readonly text: string
  readonly children: readonly PageNode[]
}

interface TaroNode {
  v?: string
  cn?: TaroNode[]
  nn?: string
  sid?: string
  uid?: string
  cl?: string
  [attribute: string]: unknown
}

const none = new Set<string>()
const bare = { id: '', sid: '', classes: [], attributes: {}, events: none, caught: none, children: [] }

const attributesOf = (node: TaroNode, template: NodeTemplate | undefined) =>
  Object.fromEntries([...(template?.keys ?? [])].map(([name, key]) => [name, node[key]]))

/** The data of a page or a component as a tree of nodes. */
export function pageTree(root: unknown, templates: ReadonlyMap<string, NodeTemplate>): PageNode {
  const build = (node: TaroNode): PageNode => {
    if (node.v !== undefined && !node.cn) return { ...bare, tag: '#text', text: node.v }
    const children = (node.cn ?? []).map(build)
    const template = templates.get(node.nn ?? '')
    return {
      tag: template?.tag ?? 'root',
      id: node.uid ?? node.sid ?? '',
      sid: node.sid ?? '',
      classes: (node.cl ?? '').split(' ').filter(Boolean),
      attributes: attributesOf(node, template),
      events: template?.events ?? none,
      caught: template?.caught ?? none,
      text: children.map((child) => child.text).join(''),
      children,
    }
  }
  return build((root ?? {}) as TaroNode)
}

/** A node and all below it, in reading order. */
export function allNodes(node: PageNode): PageNode[] {
  return [node, ...node.children.flatMap(allNodes)]
}

/** The way from the root down to a node, both included; empty where the node is not in the tree. */
export function wayTo(root: PageNode, sid: string): PageNode[] {
  if (root.sid === sid) return [root]
  for (const child of root.children) {
    const way = wayTo(child, sid)
    if (way.length > 0) return [root, ...way]
  }
  return []
}
