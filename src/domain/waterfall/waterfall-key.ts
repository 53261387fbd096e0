import type { WaterfallItem } from '@/contract/feed'

/** What tells one card of the feed from another. */
export const waterfallKey = (item: WaterfallItem): string =>
  item.bizType === 'coupon' ? `coupon ${item.data.skuId}` : `${item.bizType} ${item.data.id}`
