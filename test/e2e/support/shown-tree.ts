import type { Page } from 'playwright-core'

/** Returns every visible element in order: its depth, name, attributes as the browser reads them, and own text. The page's own id is left out, since Taro creates a new one each time. */
export function shownTree(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = []
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => !(name === 'id' && element.classList.contains('taro_page')))
        .map(({ name, value }) =>
          name === 'style' && element instanceof HTMLElement ? `style=${element.style.cssText}` : `${name}=${value}`,
        )
        .sort()
    const ownText = (element: Element) =>
      [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent] : []))
    const visit = (element: Element, depth: number) => {
      lines.push([depth, element.localName, ...attributesOf(element), ...ownText(element)].join(' '))
      for (const child of element.children) visit(child, depth + 1)
    }
    const app = document.querySelector('#app')
    if (app) visit(app, 0)
    return lines
  })
}
