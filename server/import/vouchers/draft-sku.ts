import { type Static, Type } from 'typebox'
import { VoucherTerms, type VoucherValidity } from '@/contract/voucher-terms'
import { Minor } from '@/contract/scalars'
import { cleanLine } from '../record-reader'
import type { SourceRecord } from '../records'
import { StrictReader, strictSchema } from './strict-reader'

/** Where a voucher can be used: in a hotel by its id, in one of its room types by id or name, or in all; what a night there costs on top, in minor units. */
const Place = Type.Object({
  hotelId: Type.String({ minLength: 1 }),
  room: Type.Optional(Type.String({ minLength: 1 })),
  upgradeMinor: Type.Optional(Minor),
})
type Place = Static<typeof Place>

/** A voucher on sale as an operator's file gives it, before its hotels are looked up. Amounts are in minor units. */
export interface SkuDraft {
  readonly productId: string
  /** Its place among the choices of its product, from 0. */
  readonly position: number
  readonly variant: string
  readonly name: string
  readonly subTitle: string
  readonly priceMinor: number
  readonly originalMinor: number | null
  readonly faceMinor: number
  /** ISO 4217; empty for that of its first hotel. */
  readonly currencyCode: string
  readonly saleStart: Date | null
  readonly saleEnd: Date | null
  readonly stock: number
  readonly limitPerUser: number | null
  readonly minQuantity: number
  readonly nights: number
  readonly validity: VoucherValidity
  readonly terms: VoucherTerms
  readonly places: readonly Place[]
  readonly isDeleted: boolean
}

/** What became of one entry: a draft, or why there is none. */
export interface DraftedSku {
  readonly line: number
  /** The operator's own id; empty where there is none. */
  readonly ownId: string
  readonly label: string
  readonly draft: SkuDraft | null
  readonly refusal: string
  readonly warnings: readonly string[]
  readonly unused: readonly string[]
}

const MOST_MINOR = 1e12
const MOST_STOCK = 1_000_000
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

const checkPlaces = strictSchema(Type.Array(Place, { minItems: 1, maxItems: 200 }), 'rooms')
const checkTerms = strictSchema(VoucherTerms, 'terms')

/** Reads an entry of a file of vouchers. */
export function draftSku({ line, fields }: SourceRecord): DraftedSku {
  const reader = new StrictReader(fields)
  const ownId = reader.text('id', 60)
  const draft = draftOf(reader, ownId)
  const faults = [...(ownId === '' ? ['it has no id'] : []), ...reader.faults, ...(draft ? contradictions(draft) : [])]
  const { warnings } = reader
  const entry = {
    line,
    ownId,
    label: reader.text('name', 120) || ownId || '(no name)',
    warnings,
    unused: reader.unused(),
  }
  return { ...entry, draft: faults.length === 0 ? draft : null, refusal: faults.join('; ') }
}

/** The draft, for what it is worth where the reader found faults; null without terms or places. */
function draftOf(reader: StrictReader, ownId: string): SkuDraft | null {
  const [terms, places] = [termsOf(reader), placesOf(reader)]
  const priceMinor = reader.whole('price', [1, MOST_MINOR])
  const facts = {
    productId: reader.text('product', 60) || ownId,
    position: reader.whole('position', [0, 999], 0),
    variant: reader.text('variant', 60),
    name: reader.text('name', 120),
    subTitle: reader.text('subTitle', 120),
    priceMinor,
    originalMinor: reader.whole('original', [1, MOST_MINOR], null),
    faceMinor: reader.whole('face', [1, MOST_MINOR], priceMinor),
    currencyCode: reader.text('currency').toUpperCase(),
    saleStart: reader.instant('saleStart'),
    saleEnd: reader.instant('saleEnd'),
    stock: reader.whole('stock', [0, MOST_STOCK]),
    limitPerUser: reader.whole('limit', [1, MOST_STOCK], null),
    minQuantity: reader.whole('minQuantity', [1, 99], 1),
    nights: reader.whole('nights', [1, 90], 1),
    validity: validityOf(reader),
    isDeleted: reader.isYes('isDeleted'),
  }
  return terms && places && { ...facts, terms, places }
}

function validityOf(reader: StrictReader): VoucherValidity {
  reader.text('validityKind')
  const [from, until] = [reader.day('validFrom'), reader.day('validUntil')]
  const days = reader.whole('validDays', [1, 1830], null)
  if ((until === null) === (days === null))
    reader.faults.push('either the last day (validuntil) or a number of days (validdays) is needed')
  return days === null ? { kind: 'days', from, until: until ?? '' } : { kind: 'after_purchase', days }
}

const cleanText = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : value)

/** The terms; what a file leaves out is not included, not allowed and costs nothing on top. */
function termsOf(reader: StrictReader): VoucherTerms | null {
  const weekdays = reader.list('weekdays')
  const kind = reader.text('difference') || 'table'
  const services = reader.list('services').map(cleanText)
  const mostMinor = reader.whole('differenceMost', [0, MOST_MINOR], null)
  const terms: unknown = {
    use: reader.text('use'),
    meal: reader.text('meal', 60),
    extras: reader.list('extras').map(cleanText),
    ...(services.length > 0 && { services }),
    bookAheadDays: reader.whole('bookAheadDays', [0, 90], 0),
    blackouts: reader.list('blackouts'),
    weekdays: weekdays.length === 0 ? EVERY_DAY : weekdays,
    surcharges: reader.list('surcharges'),
    difference: kind === 'market' ? { kind, mostMinor } : { kind },
    refund: reader.text('refund'),
    isPartial: reader.isYes('isPartial'),
    isTransferable: reader.isYes('isTransferable'),
    cancelDays: reader.whole('cancelDays', [0, 60], reader.text('use') === 'exchange' ? undefined : 0),
    needsDocuments: reader.isYes('needsDocuments'),
  }
  return reader.checked(checkTerms(terms))
}

/** The places by `rooms`, and all room types of the `hotels`. */
function placesOf(reader: StrictReader): Place[] | null {
  const withTextId = (place: unknown) =>
    typeof place === 'object' && place !== null && 'hotelId' in place && typeof place.hotelId === 'number'
      ? { ...place, hotelId: String(place.hotelId) }
      : place
  const hotels = reader.list('hotels').map((hotelId) => ({ hotelId: String(hotelId) }))
  return reader.checked(checkPlaces([...reader.list('rooms').map(withTextId), ...hotels]))
}

function contradictions(draft: SkuDraft): string[] {
  const { name, priceMinor, originalMinor, faceMinor, saleStart, saleEnd, limitPerUser, minQuantity } = draft
  const checks: readonly (readonly [isWrong: boolean, text: string])[] = [
    [name === '', 'it has no name'],
    [originalMinor !== null && originalMinor <= priceMinor, 'the price before (originalminor) is not above the price'],
    [faceMinor < priceMinor, 'it counts for less (faceminor) than its price'],
    [saleStart !== null && saleEnd !== null && saleStart >= saleEnd, 'its sale ends before it starts'],
    [limitPerUser !== null && limitPerUser < minQuantity, 'the limit is below the smallest quantity'],
  ]
  return checks.flatMap(([isWrong, text]) => (isWrong ? [text] : []))
}
