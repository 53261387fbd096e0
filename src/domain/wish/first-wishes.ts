import type { CollectionType } from '@/contract/collection'

/** What the first page of the wish list in a tab is asked with, priced for a stay. */
export const firstWishes = <Stay extends object>(bizType: CollectionType, stay: Stay) => ({
  bizType,
  ...stay,
  pageSize: 20,
})
