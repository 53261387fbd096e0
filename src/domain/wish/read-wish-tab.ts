import type { CollectionType } from '@/contract/collection'

const tabs: readonly CollectionType[] = ['hotel', 'coupon', 'moment']

/** The tab of the wish list that an address names; hotels where it names none. */
export const readWishTab = (text: string | undefined): CollectionType => tabs.find((tab) => tab === text) ?? 'hotel'
