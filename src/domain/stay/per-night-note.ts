import type { StayPrice } from '@/contract/price'

/** The price per room and night to stand beside the total; null where both would say the same. */
export const perNightNote = ({ nights, rooms, perNightAmount }: StayPrice): string | null =>
  nights * rooms > 1 ? perNightAmount : null
