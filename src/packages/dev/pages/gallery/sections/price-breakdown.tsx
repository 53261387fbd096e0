import type { PriceBreakdown as BreakdownFacts } from '@/contract/price'
import { PriceBreakdown } from '@/widgets/price-breakdown'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

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

const member: BreakdownFacts = {
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

const states: readonly (readonly [name: string, breakdown: BreakdownFacts])[] = [
  ['two nights', plain],
  ['for a VIP', member],
  ['charged in another currency', { ...plain, hotelCurrencyCode: 'JPY', hotelTotalAmount: '26,900' }],
]

function Show() {
  return states.map(([name, breakdown]) => (
    <GalleryState key={name} name={name}>
      <PriceBreakdown breakdown={breakdown} note="Paid in full at the next step." />
    </GalleryState>
  ))
}

/** The bill of a stay. */
export const priceBreakdownSection: GallerySection = { key: 'price-breakdown', title: 'Price breakdown', Show }
