import { allNodes, type PageNode } from './page-tree'

const fits = (node: PageNode, part: string) =>
  part.startsWith('#')
    ? node.id === part.slice(1)
    : part.startsWith('.')
      ? part.split('.').every((name) => name === '' || node.classes.includes(name))
      : node.tag === part

/** All nodes that a selector of tags, `#id`s and `.class`es names, e.g. `.pack .btn`, and whose text contains `text`. */
export function findNodes(root: PageNode, selector: string, text = ''): PageNode[] {
  const parts = selector.split(' ').filter(Boolean)
  const scopes = parts.reduce<PageNode[]>(
    (within, part) => within.flatMap((scope) => allNodes(scope).filter((node) => node !== scope && fits(node, part))),
    [root],
  )
  return [...new Set(scopes)].filter((node) => node.text.includes(text))
}
