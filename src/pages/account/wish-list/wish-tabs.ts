import type { CollectionType } from '@/contract/collection'
import type { IconName } from '@/theme/icon-names'

/** The tabs of the wish list in order, with the text and action of an empty one. */
export const favoriteTabs: readonly {
  readonly key: CollectionType
  readonly label: string
  readonly icon: IconName
  readonly empty: string
  readonly way: string
}[] = [
  {
    key: 'hotel',
    label: 'Hotels',
    icon: 'heart',
    empty: 'Nothing here yet. Tap the heart on a hotel to keep it.',
    way: 'Find a hotel',
  },
  {
    key: 'coupon',
    label: 'Coupons',
    icon: 'ticket',
    empty: 'No vouchers yet. Tap the heart on one to keep it.',
    way: 'Find a voucher',
  },
  {
    key: 'moment',
    label: 'Moments',
    icon: 'thumbs-up',
    empty: 'No moments yet. The posts that you like are kept here.',
    way: 'Read stories',
  },
]
