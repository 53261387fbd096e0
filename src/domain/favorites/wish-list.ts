import type { CollectionType, FavoriteItem } from '@/contract/collection'

/** Query of the first page of the wish list in a tab, priced for a stay. */
export const firstFavorites = <Stay extends object>(bizType: CollectionType, stay: Stay) => ({
  bizType,
  ...stay,
  pageSize: 20,
})

type Place = Pick<FavoriteItem, 'bizId' | 'savedAt'>

/** A wish list with what was taken off it back where it stood: the newest first, each once. */
export function putBack<Item extends Place>(items: readonly Item[], removed: readonly Item[]): Item[] {
  const there = new Set(items.map(({ bizId }) => bizId))
  const all = [...items, ...removed.filter(({ bizId }) => !there.has(bizId))]
  return all.toSorted((one, other) => isBefore(one, other))
}

function isBefore(one: Place, other: Place): number {
  if (one.savedAt !== other.savedAt) return one.savedAt < other.savedAt ? 1 : -1
  return one.bizId < other.bizId ? 1 : -1
}

const tabs: readonly CollectionType[] = ['hotel', 'coupon', 'moment']

/** The tab of the wish list that an address names; hotels where it names none. */
export const readFavoriteTab = (text: string | undefined): CollectionType => tabs.find((tab) => tab === text) ?? 'hotel'

/** What was taken off the wish list, by its name where it was one thing, e.g. "Removed Garden House", "Removed 3 from your wish list". */
export function removedText(names: readonly string[]): string {
  const [name = ''] = names
  return names.length === 1 ? `Removed ${name}` : `Removed ${names.length} from your wish list`
}

/** What a thing on the wish list is called: a post by its words. */
export function favoriteName(item: FavoriteItem): string {
  switch (item.kind) {
    case 'hotel':
    case 'coupon':
      return item.card.name
    case 'moment':
      return item.card.content
    case 'gone':
      return item.name
  }
}
