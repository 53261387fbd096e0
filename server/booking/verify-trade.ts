import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { Executor } from '../kernel/database/executor'
import { type ApiError, conflict, notFound } from '../kernel/errors'
import { type QuotedPackage, quotePackageById } from '../stays/quote/quote-package'
import type { Services } from '../kernel/services'
import type { CancellationTerms, PriceBreakdown, StayPrice, Unavailable } from '@/contract/stay'
import { createHash } from 'node:crypto'
import { canonicalJson } from '../kernel/idempotency/run-once'
import type { PackageOffer, RoomOffer, TradeVerification } from '@/contract/hotel'
import { shownAmount } from '@/domain/money/amount-text'
import { presentPicture } from '../kernel/pictures/picture-library'
import { type CheckedOffer, signVerifyToken, VERIFY_TOKEN_MS } from './verify-token'
import { hotelOffers } from '../stays/quote/hotel-page'
import { arrivalFacts, packageFacts, roomFacts } from '../stays/quote/present-hotel'

/** A package for a stay in the currency that it will be charged in. */
interface TradeRequest {
  readonly pid: string
  readonly stay: WantedStay
  readonly currencyCode: string
  /** The caller who checks or books; null for a visitor. */
  readonly userId: string | null
}

/** Quotes what somebody wants to book, from the database as it is now; throws 404 where it is not on sale. */
export async function quoteForTrade(
  { catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>,
  executor: Executor,
  { pid, stay, currencyCode, userId }: TradeRequest,
): Promise<QuotedPackage> {
  const context = { executor, catalogue, now: clock.now(), currencyCode, userId }
  const quoted = await quotePackageById(context, pid, stay)
  if (!quoted) throw notFound('This package is not on sale.')
  return quoted
}

/** The refusal of a stay that can't be booked: 409 sold_out, occupancy_mismatch (too many guests or rooms) or stay_rules, with the reason as data. */
export function unbookable(unavailable: Unavailable, facts: object = {}): ApiError {
  return conflict(codeOf(unavailable), unavailable.message, { unavailable, ...facts })
}

function codeOf({ reason }: Unavailable): string {
  if (reason === 'no_inventory') return 'sold_out'
  return reason === 'maximum_occupancy' || reason === 'maximum_rooms' ? 'occupancy_mismatch' : 'stay_rules'
}

/** Stands for a price with all its parts and the terms it comes with: two offers with one hash are the same offer. */
function offerHash(breakdown: PriceBreakdown, cancellation: CancellationTerms): string {
  return createHash('sha256').update(canonicalJson({ breakdown, cancellation })).digest('base64url')
}

/** A checked offer with the token that fixes it, and the total that was expected where it is another. */
interface CheckedTrade {
  readonly quoted: QuotedPackage
  readonly verifyToken: string
  readonly tokenExpireAt: Date
  readonly previousTotalMinor: number | null
}

/** Presents the reply to a price check. */
function presentTradeVerification(
  { clock, pictures }: Pick<Services, 'clock' | 'pictures'>,
  { quoted, verifyToken, tokenExpireAt, previousTotalMinor }: CheckedTrade,
): TradeVerification {
  const { hotel, roomType, ratePackage, quote } = quoted
  const previous =
    previousTotalMinor === null
      ? null
      : { ...shownAmount(previousTotalMinor, quote.price.currencyCode), totalMinor: previousTotalMinor }
  return {
    status: previous ? 'price_changed' : 'available',
    verifyToken,
    tokenExpireAt: tokenExpireAt.toISOString(),
    serverTime: clock.now().toISOString(),
    hotelId: hotel.id,
    hotelName: hotel.name,
    headImg: presentPicture(pictures, hotel.headPictureId),
    ...arrivalFacts(hotel),
    today: quoted.today,
    ...roomFacts(roomType),
    roomTypeName: roomType.name,
    ...packageFacts(ratePackage),
    packageName: ratePackage.name,
    stay: quoted.stay,
    breakdown: quote.breakdown,
    price: quote.price,
    previous,
    cancellation: quoted.cancellation,
  }
}

/** What of a live quote a token fixes. */
export function offerOf({ ratePackage, roomType, stay, quote, cancellation }: QuotedPackage): CheckedOffer {
  return {
    pid: ratePackage.id,
    roomTypeId: roomType.id,
    stay,
    currencyCode: quote.price.currencyCode,
    totalMinor: quote.price.totalMinor,
    offerHash: offerHash(quote.breakdown, cancellation),
  }
}

/** Returns a price check with a fresh token; previousTotalMinor is the total the traveler saw where it differs, else null. */
export function checkTrade(
  services: Services,
  quoted: QuotedPackage,
  previousTotalMinor: number | null,
): TradeVerification {
  const tokenExpireAt = new Date(services.clock.now().getTime() + VERIFY_TOKEN_MS)
  const verifyToken = signVerifyToken(services, offerOf(quoted), tokenExpireAt)
  return presentTradeVerification(services, { quoted, verifyToken, tokenExpireAt, previousTotalMinor })
}

/** Another package of the same hotel that can be booked for the same stay. */
interface Alternative {
  readonly pid: string
  readonly packageName: string
  readonly roomTypeName: string
  readonly price: StayPrice
}

/** What a hotel has instead of a package that can't be booked: others for the same stay, nearest in price first, or the nearest dates where there are none. */
interface Alternatives {
  readonly alternatives: Alternative[]
  readonly nearestDates: { checkIn: string; checkOut: string } | null
}

const MOST = 3

/** Looks for what a hotel has instead of a package that can't be booked. */
async function findAlternatives(
  services: Services,
  { hotel, stay, quote }: QuotedPackage,
  { userId, currencyCode }: Pick<TradeRequest, 'userId' | 'currencyCode'>,
): Promise<Alternatives> {
  const caller = { services, user: userId === null ? null : { uid: userId }, currency: currencyCode }
  const { rooms, nearestDates } = await hotelOffers({ hotelId: hotel.id, ...stay }, caller)
  const distance = ({ price }: Alternative) => Math.abs(price.totalMinor - quote.price.totalMinor)
  const alternatives = rooms.flatMap(bookableOf).toSorted((a, b) => distance(a) - distance(b))
  return { alternatives: alternatives.slice(0, MOST), nearestDates }
}

function bookableOf(room: RoomOffer): Alternative[] {
  return room.packages.flatMap((offer: PackageOffer) =>
    offer.price ? [{ pid: offer.pid, packageName: offer.name, roomTypeName: room.name, price: offer.price }] : [],
  )
}

/** What somebody wants to book and the total that was shown for it. */
interface TradeCheck extends TradeRequest {
  readonly expectedTotalMinor?: number
  readonly expectedCurrencyCode?: string
}

/**
 * The price check before booking: the live price with a token that fixes it, price_changed where another total was expected in
 * that currency; throws 404, 409 sold_out (with other packages of the hotel), occupancy_mismatch or stay_rules.
 */
export async function verifyPackageTrade(services: Services, request: TradeCheck): Promise<TradeVerification> {
  const quoted = await quoteForTrade(services, services.database.db, request)
  const { unavailable, price } = quoted.quote
  if (unavailable) {
    throw unbookable(unavailable, await findAlternatives(services, quoted, request))
  }
  const { expectedTotalMinor, expectedCurrencyCode = request.currencyCode } = request
  const isOther = expectedCurrencyCode === price.currencyCode && expectedTotalMinor !== price.totalMinor
  return checkTrade(services, quoted, isOther ? (expectedTotalMinor ?? null) : null)
}
