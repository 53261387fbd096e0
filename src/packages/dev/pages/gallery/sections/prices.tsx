import type { PriceBreakdown as BreakdownFacts, VipPrice } from '@/contract/stay'
import { PriceLine, type PriceLineProps } from '@/widgets/price-line'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'
import { PriceBreakdown } from '@/widgets/price-breakdown'
import { CancellationTimeline } from '@/widgets/cancellation-timeline'
import { fixedTerms, freeTerms } from '../offer-facts'
import { useState } from 'react'
import type { CityMonth } from '@/contract/destination'
import type { FlexStay } from '@/contract/hotel'
import { FlexStrip } from '@/widgets/flex-strip'
import { MonthStrip } from '@/widgets/month-strip'
import { doNothing, priceOf } from '../gallery-facts'

const cny = { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,280' }

const offered: VipPrice = { state: 'offered', amount: '1,180' }

const priceLineStates: readonly (readonly [name: string, props: PriceLineProps])[] = [
  ['amount', cny],
  ['what it covers', { ...cny, covers: '2 nights, taxes included', perNightAmount: '640' }],
  ['reduced', { ...cny, originalAmount: '1,600', covers: '2 nights, taxes included' }],
  ['for a VIP', { ...cny, originalAmount: '1,400', covers: '2 nights, taxes included', vip: { state: 'taken' } }],
  ['what a VIP pays', { ...cny, covers: '2 nights, taxes included', vip: offered, showsVipPrice: true }],
  ['for a visitor', { ...cny, covers: '2 nights, taxes included', vip: { state: 'hidden' }, showsVipPrice: true }],
  ['small, for a VIP', { ...cny, size: 'small', originalAmount: '1,400', vip: { state: 'taken' } }],
  ['from', { ...cny, prefix: 'from' }],
  ['small', { ...cny, size: 'small', covers: '1 night, taxes included' }],
  ['large', { ...cny, size: 'large' }],
  ['at the end', { ...cny, align: 'end', covers: '2 nights, taxes included', perNightAmount: '640' }],
  ['without decimals', { currencyCode: 'JPY', currencySymbol: '¥', currencyAmount: '28,400' }],
  ['three decimals', { currencyCode: 'KWD', currencySymbol: 'KD', currencyAmount: '54.125' }],
  ['long', { currencyCode: 'IDR', currencySymbol: 'Rp', currencyAmount: '128,450,000', originalAmount: '156,000,000' }],
]

function ShowPriceLines() {
  return priceLineStates.map(([name, props]) => (
    <GalleryState key={name} name={name}>
      <PriceLine {...props} />
    </GalleryState>
  ))
}

/** The one way a price is shown. */
export const priceLineSection: GallerySection = { key: 'price-line', title: 'Price line', Show: ShowPriceLines }

const plain: BreakdownFacts = {
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,272',
  nightly: [
    { date: '2026-11-22', baseMinor: 58_000, taxMinor: 3_500, baseAmount: '580' },
    { date: '2026-11-23', baseMinor: 62_000, taxMinor: 3_700, baseAmount: '620' },
  ],
  rooms: 1,
  goodsMinor: 120_000,
  goodsAmount: '1,200',
  taxMinor: 7_200,
  taxAmount: '72',
  totalMinor: 127_200,
  hotelCurrencyCode: 'CNY',
  hotelTotalAmount: '1,272',
}

const vip: BreakdownFacts = {
  ...plain,
  currencyAmount: '1,145',
  nightly: [
    {
      date: '2026-11-22',
      baseMinor: 52_200,
      taxMinor: 3_100,
      baseAmount: '522',
      publicMinor: 58_000,
      publicAmount: '580',
    },
    {
      date: '2026-11-23',
      baseMinor: 55_800,
      taxMinor: 3_400,
      baseAmount: '558',
      publicMinor: 62_000,
      publicAmount: '620',
    },
  ],
  goodsMinor: 108_000,
  goodsAmount: '1,080',
  member: { publicGoodsMinor: 120_000, publicGoodsAmount: '1,200', savedMinor: 12_000, savedAmount: '120' },
  taxMinor: 6_500,
  taxAmount: '65',
  totalMinor: 114_500,
  hotelTotalAmount: '1,145',
}

const breakdownStates: readonly (readonly [name: string, breakdown: BreakdownFacts])[] = [
  ['two nights', plain],
  ['for a VIP', vip],
  ['charged in another currency', { ...plain, hotelCurrencyCode: 'JPY', hotelTotalAmount: '26,900' }],
]

function ShowBreakdown() {
  return breakdownStates.map(([name, breakdown]) => (
    <GalleryState key={name} name={name}>
      <PriceBreakdown breakdown={breakdown} footnote="Paid in full at the next step." />
    </GalleryState>
  ))
}

/** The bill of a stay. */
export const priceBreakdownSection: GallerySection = {
  key: 'price-breakdown',
  title: 'Price breakdown',
  Show: ShowBreakdown,
}

const timelineStates = [
  ['free, then the first night', freeTerms],
  ['charged at once', fixedTerms],
] as const

function ShowTimelines() {
  return timelineStates.map(([name, terms]) => (
    <GalleryState key={name} name={name}>
      <CancellationTimeline terms={terms} currencyCode="CNY" currencySymbol="¥" />
    </GalleryState>
  ))
}

/** Cancellation terms as a line in time. */
export const cancellationTimelineSection: GallerySection = {
  key: 'cancellation-timeline',
  title: 'Cancellation timeline',
  Show: ShowTimelines,
}

const day = (checkIn: string, checkOut: string, amount: string | null, isLowest = false): FlexStay => ({
  checkIn,
  checkOut,
  price: amount === null ? null : priceOf({ currencyAmount: amount }),
  isLowest,
})
const stays = [
  day('2026-11-30', '2026-12-02', '1,120', true),
  day('2026-12-01', '2026-12-03', '1,280'),
  day('2026-12-02', '2026-12-04', null),
  day('2026-12-03', '2026-12-05', '1,460'),
]

const monthOf = (month: string, typical: number | null, isCheapest = false): CityMonth => ({
  month,
  lowestMinor: typical && typical * 60,
  lowestAmount: typical === null ? null : String(Math.round(typical * 0.6)),
  lowestDay: typical === null ? null : `${month}-09`,
  typicalMinor: typical && typical * 100,
  typicalAmount: typical === null ? null : String(typical),
  isCheapest,
})
const months = [
  monthOf('2026-11', 640),
  monthOf('2026-12', 720),
  monthOf('2027-01', 480, true),
  monthOf('2027-02', 900),
  monthOf('2027-03', null),
  monthOf('2027-04', 860),
]

function ShowStrips() {
  const [checkIn, setCheckIn] = useState('2026-12-01')
  return (
    <>
      <GalleryState name="other days">
        <FlexStrip stays={stays} checkIn={checkIn} onChoose={(stay) => setCheckIn(stay.checkIn)} />
      </GalleryState>
      <GalleryState name="months">
        <MonthStrip
          months={months}
          currencyCode="CNY"
          currencySymbol="¥"
          hrefOf={(lowestDay) => `/hotel/list?checkIn=${lowestDay}`}
          onOpen={doNothing}
        />
      </GalleryState>
    </>
  )
}

/** What the same stay costs on other days, and a night in other months. */
export const priceStripsSection: GallerySection = {
  key: 'price-strips',
  title: 'Prices by day and month',
  Show: ShowStrips,
}
