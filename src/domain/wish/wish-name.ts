import type { WishItem } from '@/contract/collection'

/** What a thing on the wish list is called: a post by its words. */
export function wishName(item: WishItem): string {
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
