import type { SuggestionKind } from '@/contract/suggest'
import type { IconName } from '@/theme/icon-names'

/** What stands before a thing that can be searched for, by its kind. */
export const searchIcons: Readonly<Record<SuggestionKind, IconName>> = {
  city: 'building-2',
  area: 'map-pin',
  landmark: 'landmark',
  hotel: 'bed-double',
  coupon: 'ticket',
}
