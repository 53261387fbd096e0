import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const token = /<!--[^]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi
const attribute = /([^\s=]+)(?:="([^"]*)")?/g
const empty = new Set(['img', 'br', 'hr', 'input', 'meta', 'link', 'source', 'wbr'])
const named = { class: 'className', style: 'data-style', for: 'htmlFor' }
const marks = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const plain = (text) => text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (mark) => marks[mark])

/** HTML as React wrote it, as plain trees of elements with the same attributes and texts. */
export function treesOf(html) {
  const root = { children: [] }
  const open = [root]
  for (const [, ends, tag, attributes = '', closed, text] of html.matchAll(token)) {
    if (text) open.at(-1).children.push(plain(text))
    else if (ends) open.pop()
    else if (tag) {
      const pairs = [...attributes.matchAll(attribute)].map(([, name, value = '']) => [
        named[name] ?? name,
        plain(value),
      ])
      const node = { tag, props: Object.fromEntries(pairs), children: [] }
      open.at(-1).children.push(node)
      if (!closed && !empty.has(tag)) open.push(node)
    }
  }
  return root.children
}

const element = (tree) =>
  typeof tree === 'string' ? tree : createElement(tree.tag, tree.props, ...tree.children.map(element))

/** Renders trees with React; the elements are recreated, as components would. */
export const written = (trees) => trees.map((tree) => renderToString(element(tree))).join('')
