import type { Page } from 'playwright-core'

/** Every element of the page that is shown, in order: its depth, name, attributes as the browser reads them, and own text; without the page's own id, which Taro makes anew each time. */
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
    const note = (element: Element, depth: number) => {
      lines.push([depth, element.localName, ...attributesOf(element), ...ownText(element)].join(' '))
      for (const child of element.children) note(child, depth + 1)
    }
    const app = document.querySelector('#app')
    if (app) note(app, 0)
    return lines
  })
}
