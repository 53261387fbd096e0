import type { VoucherTerms } from '@/contract/voucher-terms'
import { addDays, utcDay } from '@/domain/days/civil-day'
import { exponentOf } from '@/domain/money/currency'
import type { sku, skuRoom } from '../../kernel/database/schema/vouchers'
import type { PictureLibrary } from '../../kernel/pictures/picture-library'
import { countries } from '../../stays/reference/countries'
import { Draw } from '../../stays/reference/draw'
import { fxRates } from '../../stays/reference/fx-rates'
import { isAtHome, PictureChoice } from '../../stays/reference/picture-choice'
import { wholePriceMinor } from '../../stays/reference/rate-plans'
import type { SeedHotel } from './create-hotel'
import { longerVouchers } from './data/longer-vouchers'
import { nightVouchers } from './data/night-vouchers'
import { serviceVouchers } from './data/service-vouchers'
import type { VoucherChoice, VoucherKind } from './data/voucher-kind'
import { fillText } from './fill-text'
import { termsOfKind } from './voucher-terms'

/** A SKU on sale, or one whose sale is to come or over. */
type SkuRow = typeof sku.$inferSelect

/** A room type in which a SKU's vouchers can be used. */
type SkuRoomRow = typeof skuRoom.$inferSelect

type VoucherHotel = Pick<SeedHotel, 'city' | 'hotel' | 'rooms'>

const DAY_MS = 86_400_000

/** So many hotels sell a voucher each, of the others every fourth. */
const EAGER_HOTELS = 48

const MOST_PRODUCTS = 400

/** A voucher for several hotels is good in at most so many. */
const MOST_PLACES = 4

/** All kinds in the order in which hotels get them: over every way to use, refund, limit and price a voucher. */
const voucherKinds: readonly VoucherKind[] = inTurn([longerVouchers, nightVouchers, serviceVouchers])

function inTurn(lists: readonly (readonly VoucherKind[])[]): VoucherKind[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

/** Makes the vouchers of a catalogue, whose hotels it sees one by one. */
export class Vouchers {
  private readonly hotels: VoucherHotel[] = []
  private readonly pictures: PictureChoice

  constructor(
    private readonly seed: string,
    library: PictureLibrary,
    private readonly now: Date,
  ) {
    this.pictures = new PictureChoice(library, 16)
  }

  /** Takes a hotel for a product, up to a bound. */
  consider({ city, hotel, rooms }: SeedHotel): void {
    const isTaken = hotel.rank <= EAGER_HOTELS || hotel.rank % 4 === 1
    if (isTaken && this.hotels.length < MOST_PRODUCTS) this.hotels.push({ city, hotel, rooms })
  }

  /** The SKUs of all hotels with their rooms; hotels get the kinds in turn, each the next one that it can sell. */
  create(): { skus: SkuRow[]; rooms: SkuRoomRow[] } {
    const waiting = [...voucherKinds]
    const skus: SkuRow[] = []
    const rooms: SkuRoomRow[] = []
    for (const [index, lead] of this.hotels.entries()) {
      const at = waiting.findIndex((kind) => this.placesOf(kind, lead) !== null)
      const [kind] = waiting.splice(at, 1)
      const places = kind && this.placesOf(kind, lead)
      if (!kind || !places) continue
      waiting.push(kind)
      const draw = new Draw(`${this.seed} voucher ${index + 1}`)
      for (const made of this.product(draw, kind, places, skus.length)) {
        skus.push(made.sku)
        rooms.push(...made.rooms)
      }
    }
    return { skus, rooms }
  }

  /** The hotels where a kind can be used if this one sells it, itself first; null where it can't. */
  private placesOf({ needs, places }: VoucherKind, lead: VoucherHotel): VoucherHotel[] | null {
    if (needs && !lead.hotel.facilities.some(({ icon }) => icon === needs)) return null
    if (!places) return [lead]
    const isNear = ({ city }: VoucherHotel) =>
      places === 'city' ? city.id === lead.city.id : city.countryCode === lead.city.countryCode
    const others = this.hotels.filter((one) => one !== lead && isNear(one))
    return others.length === 0 ? null : [lead, ...others.slice(0, MOST_PLACES - 1)]
  }

  private product(draw: Draw, kind: VoucherKind, places: readonly VoucherHotel[], skusBefore: number) {
    const [lead] = places
    if (!lead) throw new RangeError('a voucher is good in no hotel')
    const seedDay = utcDay(this.now)
    const head = this.pictures.pick(draw, kind.pictures, isAtHome(lead.city)).id
    const productId = `c${draw.id(9)}`
    const { priceMore, ...product } = {
      productId,
      hotelId: lead.hotel.id,
      cityId: lead.hotel.cityId,
      pictureId: head,
      gallery: galleryOf(head, places),
      currencyCode: lead.hotel.currencyCode,
      ...textsOf(kind, places),
      ...saleOf(kind, draw, this.now),
      limitPerUser: kind.limit ?? null,
      minQuantity: kind.minQuantity ?? 1,
      ...daysOf(kind, seedDay),
      priceMore: draw.between(118, 150),
    }
    return kind.choices.map((choice, index) => {
      const rooms = roomsOf(kind, choice, places)
      const [first] = rooms
      if (!first) throw new RangeError('a voucher is good in no room')
      const price = (percent: number) => neatMinor((first.baseMinor * percent) / 100, product.currencyCode)
      const priceMinor = price(choice.percent)
      const id = index === 0 ? productId : `${productId}${index + 1}`
      const terms = termsOfKind(kind, choice, { ...product, countryCode: lead.city.countryCode, seedDay, price })
      const sku: SkuRow = {
        ...product,
        id,
        variant: choice.variant.replace('{room}', first.name),
        priceMinor,
        originalMinor: neatMinor((priceMinor * priceMore) / 100, product.currencyCode),
        faceMinor: neatMinor((priceMinor * (100 + (kind.bonusPercent ?? 0))) / 100, product.currencyCode),
        held: 0,
        nights: choice.nights ?? kind.nights ?? 1,
        terms,
        rank: skusBefore + index + 1,
      }
      return { sku, rooms: rooms.map((room) => skuRoomOf(id, room, { first, terms, ...product })) }
    })
  }
}

/** An amount as prices of the currency are written, with two significant digits; minor units. */
const neatMinor = (minor: number, currencyCode: string): number =>
  wholePriceMinor((minor / 10 ** exponentOf(currencyCode)) * (fxRates[currencyCode] ?? 1), currencyCode)

function textsOf({ title, subTitle, places }: VoucherKind, hotels: readonly VoucherHotel[]) {
  const [lead] = hotels
  const country = countries[lead?.city.countryCode ?? '']?.name ?? ''
  const placeholders = {
    city: lead?.city.name ?? '',
    country: country.startsWith('United ') ? `the ${country}` : country,
    hotels: String(hotels.length),
  }
  const at = places ? '' : ` at ${lead?.hotel.name ?? ''}`
  return { name: `${fillText(title, placeholders)}${at}`, subTitle: fillText(subTitle, placeholders) }
}

function saleOf({ sale, stock: [least, most] = [20, 200] }: VoucherKind, draw: Draw, now: Date) {
  const stock = draw.between(least, most)
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  return {
    stock,
    sold: sale === 'sold_out' ? stock : 0,
    saleStart: sale === 'not_started' ? inDays(draw.between(2, 6)) : null,
    saleEnd: sale === 'ended' ? inDays(-1) : sale === 'ends_soon' ? inDays(2) : null,
  }
}

function daysOf({ valid }: VoucherKind, seedDay: string) {
  if (typeof valid === 'number') return { validFrom: null, validUntil: null, validDays: valid }
  const validFrom = valid.from === null ? null : addDays(seedDay, valid.from)
  return { validFrom, validUntil: addDays(seedDay, valid.until), validDays: null }
}

/** Its own picture, and one of each hotel and of the rooms there. */
function galleryOf(head: string, places: readonly VoucherHotel[]): string[] {
  const others = places.flatMap(({ hotel, rooms }) => [
    hotel.headPictureId,
    ...(rooms[0]?.pictureIds.slice(0, 1) ?? []),
  ])
  return [...new Set([head, ...others])].slice(0, 6)
}

type SeedRoom = SeedHotel['rooms'][number]

/** The rooms that a choice can be used in, the one that it is priced by first: of one hotel all or one, of several the simplest of each. */
function roomsOf(kind: VoucherKind, choice: VoucherChoice, places: readonly VoucherHotel[]): SeedRoom[] {
  const isOneEach = kind.places !== undefined || (kind.terms.use ?? 'exchange') !== 'exchange'
  return places.flatMap(({ rooms }) => {
    if (choice.room === 'best') return rooms.slice(-1)
    return isOneEach || choice.room === 'simplest' ? rooms.slice(0, 1) : rooms
  })
}

/** A room with what a night in it costs on top: nothing where the difference follows the price of the day. */
function skuRoomOf(
  skuId: string,
  room: SeedRoom,
  { first, terms, currencyCode }: { first: SeedRoom; terms: VoucherTerms; currencyCode: string },
): SkuRoomRow {
  const moreMinor = terms.difference.kind === 'market' ? 0 : room.baseMinor - first.baseMinor
  const upgradeMinor = moreMinor > 0 ? neatMinor(moreMinor, currencyCode) : 0
  return { skuId, roomTypeId: room.id, hotelId: room.hotelId, upgradeMinor }
}
