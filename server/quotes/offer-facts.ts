import type { Stay } from '@/contract/stay'
import type { QuoteFacts } from '@/domain/rates/quote-package'
import type { ListedHotel } from '../stays/catalogue/catalogue'
import type { ListedHotelRow, PackageRow, RoomTypeRow } from '../stays/repository/catalogue'
import { NO_DAY_RULES, NO_NIGHTS } from '../repositories/sale-state'
import { todayIn } from '../kernel/time/zones'
import type { SaleFacts } from './sale-facts'

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()

/** One package of a listed hotel with everything its quote depends on. */
export interface Offer extends QuoteFacts {
  readonly hotel: ListedHotelRow
  readonly room: RoomTypeRow
  readonly ratePackage: PackageRow
}

/** All packages of a hotel for a stay, ready to be quoted, in the hotel's order. */
export function offersOf({ hotel, rooms }: ListedHotel, facts: SaleFacts, stay: Stay): Offer[] {
  const { catalogue, state, currencyCode } = facts
  const holidays = catalogue.holidays.get(hotel.countryCode) ?? NO_HOLIDAYS
  const today = todayIn(hotel.timeZone, facts.now)
  return rooms.flatMap(({ room, packages }) => {
    const nights = state.nights.get(room.id) ?? NO_NIGHTS
    const dayRules = state.dayRules.get(room.id) ?? NO_DAY_RULES
    const { fx } = catalogue
    return packages.map((ratePackage) => ({
      hotel,
      room,
      ratePackage,
      nights,
      dayRules,
      holidays,
      fx,
      currencyCode,
      audience: state.audience,
      stay,
      today,
    }))
  })
}
