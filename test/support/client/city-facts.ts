import type { CityInfo, CityMonth } from '@/contract/destination'
import { couponWith, momentWith, picture } from '../catalogue/cards'

const monthOf = (month: string, typicalMinor: number | null, isCheapest = false): CityMonth => ({
  month,
  lowestMinor: typicalMinor === null ? null : typicalMinor - 10_000,
  lowestAmount: typicalMinor === null ? null : String(typicalMinor / 100 - 100),
  lowestDay: typicalMinor === null ? null : `${month}-09`,
  typicalMinor,
  typicalAmount: typicalMinor === null ? null : String(typicalMinor / 100),
  isCheapest,
})

/** A city with something of everything, with what a case changes. */
export const cityFacts = (change: Partial<CityInfo> = {}): CityInfo => ({
  cityId: 'kyoto',
  name: 'Kyoto',
  localName: '京都',
  countryCode: 'JP',
  countryName: 'Japan',
  intro: 'Moss gardens and temple bells.',
  headImg: picture,
  timeZone: 'Asia/Tokyo',
  zoneText: 'UTC+9',
  today: '2026-11-21',
  localTime: 'Sat 21 Nov 19:00',
  season: { name: 'Autumn', text: 'Clear, with red leaves.' },
  stats: { hotels: 21, coupons: 1, moments: 3 },
  areas: [
    { name: 'Gion', hotelCount: 8, reviewScore: 4.6 },
    { name: 'Arashiyama', hotelCount: 1, reviewScore: null },
  ],
  bestArea: { name: 'Gion', text: 'Guests rate the hotels in Gion highest.' },
  pictures: [picture],
  coupons: [couponWith()],
  moments: [momentWith()],
  currencyCode: 'CNY',
  currencySymbol: '¥',
  months: [monthOf('2026-11', 60_000), monthOf('2026-12', 50_000, true), monthOf('2027-01', null)],
  pricedHotels: 12,
  practical: {
    currencyName: 'Japanese yen',
    currencyCode: 'JPY',
    languages: ['Japanese'],
    plugs: 'Types A and B, 100 V',
    airport: ['Kansai Airport (KIX): Haruka express.'],
  },
  faqs: [{ question: 'Do I need an adapter?', answer: 'Sockets are types A and B, 100 V.' }],
  ...change,
})
