import type { CancellationTerms } from '@/contract/cancellation'
import type { Picture } from '@/contract/picture'
import type { PriceBreakdown } from '@/contract/price'

/** What the traveller was shown and agreed to when booking; an order is always presented from it, whatever the hotel changes later. */
export interface OrderSnapshot {
  hotelName: string
  /** Absent, like all that is optional here, in orders from before it was recorded. */
  hotelLocalName?: string
  countryCode?: string
  lat?: number
  lng?: number
  hotelPhone: string
  address: string
  addressLocal: string
  timeZone: string
  headImg: Picture
  checkinFrom: string
  checkinUntil?: string
  checkoutUntil: string
  roomTypeName: string
  bedText: string
  packageName: string
  meal: string
  includes: string[]
  confirmMinutes: number
  breakdown: PriceBreakdown
  cancellation: CancellationTerms
  knowBeforeYouGo: string[]
}
