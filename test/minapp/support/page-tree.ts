/** A node of a page as its last setData left it: tag, classes, text below. */
export interface PageNode {
  tag: string
  id: string
  sid: string
  classes: string[]
  attributes: Record<string, unknown>
  text: string
  children: PageNode[]
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

/** Reads the numbers that templates use for tags, e.g. 7 is view. */
export function tagsOf(baseTemplate: string): Map<string, string> {
  const pattern = /<template name="tmpl_0_(\w+)">\s*(?:<(?:block|template)[^>]*>\s*)?<([\w-]+)/g
  return new Map([...baseTemplate.matchAll(pattern)].map((match) => [match[1] ?? '', match[2] ?? '']))
}

/** A page's data as a tree of nodes. */
export function pageTree(root: unknown, tags: Map<string, string>): PageNode {
  const build = (node: TaroNode): PageNode => {
    if (node.v !== undefined && !node.cn) {
      return { tag: '#text', id: '', sid: '', classes: [], attributes: {}, text: node.v, children: [] }
    }
    const children = (node.cn ?? []).map(build)
    return {
      tag: tags.get(node.nn ?? '') ?? node.nn ?? 'root',
      id: node.uid ?? node.sid ?? '',
      sid: node.sid ?? '',
      classes: (node.cl ?? '').split(' ').filter(Boolean),
      attributes: node,
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
