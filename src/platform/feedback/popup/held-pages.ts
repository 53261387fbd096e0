const held = new Map<HTMLElement, { count: number; readonly overflowY: string }>()

/** Keeps a page from scrolling until every popup that asked for it has let go; answers how to let go. */
export function holdPage(page: HTMLElement): () => void {
  const holding = held.get(page) ?? { count: 0, overflowY: page.style.overflowY }
  holding.count += 1
  held.set(page, holding)
  page.style.overflowY = 'hidden'
  return () => {
    holding.count -= 1
    if (holding.count > 0) return
    held.delete(page)
    page.style.overflowY = holding.overflowY
  }
}
