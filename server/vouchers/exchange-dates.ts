import type { ExchangeDates, ExchangeDay } from '@/contract/product'
import { addDays, nightsOf } from '@/domain/days/civil-day'
import { formatAmount } from '@/domain/money/amount-text'
import { type ExchangeNight, type ExchangeOffer, quoteExchange } from '@/domain/vouchers/exchange'
import { exchangeRefusalText } from '@/domain/vouchers/exchange-refusal'
import { notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { compactAmount } from '../stays/quote/calendar'
import { exchangeNights } from './exchange-nights'
import { noSuchSku } from './product'
import { findSku, findSkuRooms } from './repository/skus'
import { daysOfUse, validityOf } from './validity'

/** Days that a calendar of exchanges shows at most, from today on. */
const MOST_DAYS = 400

/** Rooms left are shown from this number down. */
const FEW_ROOMS = 3

/** The facts of a voucher that decide its calendar: its terms, days, and room type. */
export interface DatesQuery {
  readonly offer: ExchangeOffer
  readonly hotelId: string
  readonly roomTypeId: string
  readonly timeZone: string
  readonly currencyCode: string
}

/** What arriving on each day from today to the last day costs on top of the voucher. */
export async function exchangeDates(
  services: Services,
  { offer, hotelId, roomTypeId, timeZone, currencyCode }: DatesQuery,
): Promise<ExchangeDates> {
  const now = services.clock.now()
  const today = todayIn(timeZone, now)
  const latest = addDays(today, MOST_DAYS)
  const last = offer.lastDay < latest ? offer.lastDay : latest
  const until = last < today ? addDays(today, 1) : addDays(last, 1)
  const span = { from: today, until: addDays(until, offer.nights) }
  const nights = await exchangeNights(services, services.database.db, { hotelId, roomTypeId, currencyCode, ...span })
  const dayOf = (date: string) => presentDay(offer, date, today, nights, currencyCode)
  const days = nightsOf(today, until).map(dayOf)
  const open = days.flatMap(({ differenceMinor }) => (differenceMinor === null ? [] : [differenceMinor]))
  const highestMinor = Math.max(0, ...open)
  return {
    hotelId,
    roomTypeId,
    nights: offer.nights,
    currencyCode,
    timeZone,
    today,
    firstDay: offer.firstDay,
    lastDay: offer.lastDay,
    days,
    openDays: open.length,
    comingDays: days.length,
    highestMinor,
    highestAmount: formatAmount(highestMinor, currencyCode),
    serverTime: now.toISOString(),
  }
}

function presentDay(
  offer: ExchangeOffer,
  date: string,
  today: string,
  nights: ReadonlyMap<string, ExchangeNight>,
  currencyCode: string,
): ExchangeDay {
  const quote = quoteExchange(offer, date, today, (day) => nights.get(day))
  if (quote.refusal !== null) {
    const refusalText = exchangeRefusalText(quote, offer)
    return { date, refusal: quote.refusal, refusalText, differenceMinor: null, amount: null, roomsLeft: null }
  }
  const { differenceMinor } = quote
  const amount = differenceMinor === 0 ? 'Free' : `+${compactAmount(differenceMinor, currencyCode)}`
  const left = Math.min(...nightsOf(date, addDays(date, offer.nights)).map((day) => nights.get(day)?.roomsLeft ?? 0))
  return { date, refusal: null, refusalText: null, differenceMinor, amount, roomsLeft: left <= FEW_ROOMS ? left : null }
}

/** The same calendar for a voucher of a SKU that is bought now. Throws 404 for an unknown SKU or room type. */
export async function productDates(
  services: Services,
  { skuId, roomTypeId }: { readonly skuId: string; readonly roomTypeId?: string | undefined },
): Promise<ExchangeDates> {
  const { db } = services.database
  const row = await findSku(db, skuId)
  if (!row) throw noSuchSku()
  const rooms = await findSkuRooms(db, skuId)
  const chosen = roomTypeId === undefined ? rooms[0] : rooms.find(({ room }) => room.id === roomTypeId)
  if (!chosen) throw notFound('The voucher cannot be used in this room.')
  const { terms, nights, faceMinor, currencyCode } = row
  const days = daysOfUse(validityOf(row), services.clock.now())
  return exchangeDates(services, {
    offer: { terms, nights, ...days, faceMinor, upgradeMinor: chosen.upgradeMinor },
    hotelId: chosen.hotel.id,
    roomTypeId: chosen.room.id,
    timeZone: chosen.hotel.timeZone,
    currencyCode,
  })
}
