/** Reads a list to its end, page by page. */
export async function everyPage<Item>(
  read: (cursor: string | undefined) => Promise<{ list: Item[]; nextCursor: string | null }>,
) {
  const items: Item[] = []
  let cursor: string | undefined
  for (let page = 0; page < 100; page++) {
    const { list, nextCursor } = await read(cursor)
    items.push(...list)
    if (nextCursor === null) return items
    cursor = nextCursor
  }
  throw new Error('the list does not end')
}
