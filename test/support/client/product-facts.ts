import type { ExchangeDates, ExchangeDay, ProductDetail } from '@/contract/product'
import { addDays, nightsOf } from '@/domain/days/civil-day'
import { termsLines } from '@/domain/vouchers/terms-text'
import { picture } from '../catalogue/cards'
import { easyTerms } from '../vouchers/easy-terms'

const terms: ProductDetail['terms'] = {
  ...easyTerms,
  extras: ['Late check-out'],
  bookAheadDays: 2,
  surcharges: [{ kind: 'weekdays', weekdays: [5], amountMinor: 20_000 }],
}
const validity = { kind: 'days', from: null, until: '2027-06-30' } as const

/** A voucher on sale with something of everything: two nights at a hotel with two rooms. */
export const productFacts = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  skuId: 's1',
  productId: 'p1',
  variant: 'Weekday',
  name: 'Two nights by the lake',
  subTitle: 'With breakfast for two',
  gallery: [picture],
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,280',
  originalAmount: '1,600',
  chargedCurrencyCode: 'CNY',
  chargedMinor: 128_000,
  chargedAmount: '1,280',
  faceMinor: 128_000,
  nights: 2,
  state: 'on_sale',
  stockLeft: 40,
  soldCount: 12,
  saleStart: null,
  saleEnd: null,
  serverTime: '2026-11-21T10:00:00.000Z',
  limitPerUser: 4,
  boughtByCaller: 0,
  minQuantity: 1,
  validity,
  lastDay: '2027-06-30',
  terms,
  termsLines: termsLines({ terms, validity, nights: 2, currencyCode: 'CNY' }),
  choices: [],
  hotels: [
    {
      hotelId: 'h1',
      name: 'Garden House',
      headImg: picture,
      districtPath: 'Shanghai · Jing’an',
      countryCode: 'CN',
      timeZone: 'Asia/Shanghai',
      reviewScore: 4.7,
      reviewCount: 12,
      rooms: [
        {
          roomTypeId: 'r1',
          name: 'Garden Double',
          bedText: '1 double bed',
          maxGuests: 2,
          upgradeMinor: 0,
          upgradeAmount: '0',
        },
        {
          roomTypeId: 'r2',
          name: 'Lake Suite',
          bedText: '1 king bed',
          maxGuests: 2,
          upgradeMinor: 30_000,
          upgradeAmount: '300',
        },
      ],
    },
  ],
  reviews: [
    {
      commentId: 'c1',
      author: { uid: 'u1', nickName: 'Ada', avater: '/avatars/1.svg', isDemo: false },
      score: 5,
      stayMonth: '2026-10',
      roomName: 'Garden Double',
      content: 'Quiet rooms.',
    },
  ],
  support: { email: 'help@staylark.example', phone: '+86 21 5550 0199' },
  cityId: 'shanghai',
  cityName: 'Shanghai',
  isCollection: false,
  isReminded: false,
  ...change,
})

/** A day on which a stay with the voucher can begin, at no extra cost. */
const openDay = (date: string): ExchangeDay => ({
  date,
  refusal: null,
  refusalText: null,
  differenceMinor: 0,
  amount: 'Free',
  roomsLeft: null,
})

const refused = (refusal: ExchangeDay['refusal'], refusalText: string): Partial<ExchangeDay> => ({
  refusal,
  refusalText,
  differenceMinor: null,
  amount: null,
})

const tooSoon = refused('book_ahead', 'Book at least 2 days before you arrive.')

/** Fourteen days from Saturday 21 November on: the first two are too soon, Saturday 28 costs CNY 200 on top, Sunday 29 is sold out, on Monday 30 two rooms are left. */
export function exchangeDates(change: Partial<ExchangeDates> = {}): ExchangeDates {
  const special: Readonly<Record<string, Partial<ExchangeDay>>> = {
    '2026-11-21': tooSoon,
    '2026-11-22': tooSoon,
    '2026-11-28': { differenceMinor: 20_000, amount: '+200' },
    '2026-11-29': refused('sold_out', 'This room is sold out for the night of Sun 29 Nov.'),
    '2026-11-30': { roomsLeft: 2 },
  }
  const today = '2026-11-21'
  return {
    hotelId: 'h1',
    roomTypeId: 'r1',
    nights: 2,
    currencyCode: 'CNY',
    timeZone: 'Asia/Shanghai',
    today,
    firstDay: null,
    lastDay: '2027-06-30',
    days: nightsOf(today, addDays(today, 14)).map((date) => ({ ...openDay(date), ...special[date] })),
    openDays: 11,
    comingDays: 14,
    highestMinor: 20_000,
    highestAmount: '200',
    serverTime: '2026-11-21T10:00:00.000Z',
    ...change,
  }
}
