import type { VoucherStatus } from '@/contract/voucher-terms'
import { addDays } from '@/domain/days/civil-day'
import { type ExchangeOffer, type ExchangeQuote, offerOfNights, quoteExchange } from '@/domain/vouchers/exchange'
import { exchangeRefusalText } from '@/domain/vouchers/exchange-refusal'
import type { Executor } from '../kernel/database/executor'
import { type ApiError, badInput, conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { exchangeNights } from './exchange-nights'
import { findGivenVouchers } from './repository/gifts'
import { findRooms, type SkuRoomRow } from './repository/skus'
import type { SoldVoucher } from './repository/vouchers'
import { firstDayOf } from './validity'
import { wrongVoucherState } from './voucher-state'

/** A stay that is wanted for a voucher; all nights that are left where their number is left out. */
export interface WantedStay {
  readonly roomTypeId: string
  readonly checkIn: string
  readonly nights?: number | undefined
}

/** A stay that can be booked with a voucher now, and what it costs beside it. */
export interface QuotedExchange {
  readonly room: SkuRoomRow
  readonly offer: ExchangeOffer
  readonly checkIn: string
  readonly checkOut: string
  readonly quote: Extract<ExchangeQuote, { refusal: null }>
}

/** The facts of a voucher, bought or to be bought, that decide the difference of a date. */
export type DatedVoucher = Pick<
  SoldVoucher,
  'snapshot' | 'nights' | 'nightsLeft' | 'faceMinor' | 'lastDay' | 'currencyCode'
>

/** Whether a voucher has ended with its last day: not used, not given back before. */
const hasEnded = (status: VoucherStatus) => status === 'EXPIRED' || status === 'AUTO_REFUNDING'

/** Why no date can be booked with a voucher now, whichever it is; null where one can. */
export async function whyNotFree(db: Executor, voucher: SoldVoucher, now: Date): Promise<ApiError | null> {
  const { status, snapshot, expireAt } = voucher
  if (hasEnded(status) || (status === 'UNUSED' && now >= expireAt))
    return conflict('voucher_over', 'The last day of this voucher is over.', { status })
  if (status !== 'UNUSED') return wrongVoucherState(status)
  if (snapshot.terms.use !== 'exchange')
    return conflict('not_exchangeable', 'This voucher is not exchanged for a room.', { status })
  if (!(await findGivenVouchers(db, [voucher.id])).has(voucher.id)) return null
  const message = 'This voucher is on its way to somebody else. Take the gift back first to use it yourself.'
  return conflict('voucher_given', message, { status })
}

/** The room types in which a voucher can be used, by what was sold. */
export async function roomsOfVoucher(db: Executor, { snapshot }: Pick<SoldVoucher, 'snapshot'>): Promise<SkuRoomRow[]> {
  const upgrades = new Map(snapshot.rooms.map(({ roomTypeId, upgradeMinor }) => [roomTypeId, upgradeMinor]))
  const rooms = await findRooms(db, [...upgrades.keys()])
  return rooms.map((row) => ({ ...row, upgradeMinor: upgrades.get(row.room.id) ?? 0 }))
}

/** The room type of a voucher by its id; throws 404 where the voucher can't be used in it. */
export async function roomOfVoucher(
  db: Executor,
  voucher: Pick<SoldVoucher, 'snapshot'>,
  roomTypeId: string,
): Promise<SkuRoomRow> {
  const room = (await roomsOfVoucher(db, voucher)).find((each) => each.room.id === roomTypeId)
  if (!room) throw notFound('The voucher cannot be used in this room.')
  return room
}

/** The offer of some nights of a voucher for a room type. Throws 400 if fewer nights are left, or if the voucher's nights can't be split. */
export function offerOfVoucher(
  { snapshot, nights, nightsLeft, faceMinor, lastDay }: DatedVoucher,
  { upgradeMinor }: Pick<SkuRoomRow, 'upgradeMinor'>,
  wantedNights: number | undefined,
): ExchangeOffer {
  const { terms, validity } = snapshot
  const chosen = wantedNights ?? nightsLeft
  const isPossible = terms.isPartial ? chosen >= 1 && chosen <= nightsLeft : chosen === nightsLeft
  if (!isPossible) throw badInput('nights', 'The voucher does not have so many nights.')
  const firstDay = firstDayOf(validity)
  const whole = { terms, nights, firstDay, lastDay, faceMinor, upgradeMinor }
  return offerOfNights(whole, chosen, nights - nightsLeft)
}

/** A stay with a voucher as the database has it now. Throws 404 for another's room type and 409 date_refused (data: why, and the nights at fault). */
export async function quoteStay(
  services: Services,
  db: Executor,
  voucher: DatedVoucher,
  { roomTypeId, checkIn, nights }: WantedStay,
): Promise<QuotedExchange> {
  const room = await roomOfVoucher(db, voucher, roomTypeId)
  const offer = offerOfVoucher(voucher, room, nights)
  const checkOut = addDays(checkIn, offer.nights)
  const { hotel } = room
  const span = {
    hotelId: hotel.id,
    roomTypeId,
    from: checkIn,
    until: addDays(checkOut, 1),
    currencyCode: voucher.currencyCode,
  }
  const facts = await exchangeNights(services, db, span)
  const today = todayIn(hotel.timeZone, services.clock.now())
  const quote = quoteExchange(offer, checkIn, today, (day) => facts.get(day))
  if (quote.refusal === null) return { room, offer, checkIn, checkOut, quote }
  const { refusal, dates } = quote
  throw conflict('date_refused', exchangeRefusalText(quote, offer), { refusal, dates })
}
