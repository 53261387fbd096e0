import type { VoucherHotel, VoucherRoom } from '@/contract/product'

/** A room of a hotel in which the voucher can be used. */
export interface ExchangeRoom {
  readonly hotel: VoucherHotel
  readonly room: VoucherRoom
}

/** All rooms in which a voucher can be used. */
export const exchangeRooms = ({ hotels }: { readonly hotels: readonly VoucherHotel[] }): ExchangeRoom[] =>
  hotels.flatMap((hotel) => hotel.rooms.map((room) => ({ hotel, room })))

/** What a room costs on top of the voucher's own: "CNY 50 more a night". */
export const upgradeText = ({ upgradeMinor, upgradeAmount }: VoucherRoom, currencyCode: string): string =>
  upgradeMinor === 0 ? 'Included' : `${currencyCode} ${upgradeAmount} more a night`
