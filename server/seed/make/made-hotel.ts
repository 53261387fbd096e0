import type { HotelRow, PackageRow, RoomTypeRow } from '../../repositories/catalogue-rows'
import type { CitySeed } from '../data/city-seed'
import type { RoomDayRuleRow } from './make-day-rules'
import type { RoomNightRow } from './make-nights'
import type { ReviewRow } from './make-reviews'

/** One made-up hotel with all its rows. */
export interface MadeHotel {
  readonly city: CitySeed
  readonly hotel: HotelRow
  readonly rooms: readonly RoomTypeRow[]
  readonly packages: readonly PackageRow[]
  readonly nights: readonly RoomNightRow[]
  readonly dayRules: readonly RoomDayRuleRow[]
  readonly reviews: readonly ReviewRow[]
  /** Words that fill texts about it. */
  readonly words: Readonly<Record<string, string>>
  /** Whether the landmark in those words can be walked to. */
  readonly isWalkable: boolean
}
