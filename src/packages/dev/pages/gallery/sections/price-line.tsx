import type { VipPrice } from '@/contract/price'
import { PriceLine, type PriceLineProps } from '@/widgets/price-line'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const cny = { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,280' }

const offered: VipPrice = { state: 'offered', amount: '1,180' }

const states: readonly (readonly [name: string, props: PriceLineProps])[] = [
  ['amount', cny],
  ['what it covers', { ...cny, covers: '2 nights, taxes included', perNightAmount: '640' }],
  ['reduced', { ...cny, originalAmount: '1,600', covers: '2 nights, taxes included' }],
  ['for a VIP', { ...cny, originalAmount: '1,400', covers: '2 nights, taxes included', vip: { state: 'taken' } }],
  ['what a VIP pays', { ...cny, covers: '2 nights, taxes included', vip: offered, tellsVip: true }],
  ['for a visitor', { ...cny, covers: '2 nights, taxes included', vip: { state: 'hidden' }, tellsVip: true }],
  ['small, for a VIP', { ...cny, size: 'small', originalAmount: '1,400', vip: { state: 'taken' } }],
  ['from', { ...cny, prefix: 'from' }],
  ['small', { ...cny, size: 'small', covers: '1 night, taxes included' }],
  ['large', { ...cny, size: 'large' }],
  ['at the end', { ...cny, align: 'end', covers: '2 nights, taxes included', perNightAmount: '640' }],
  ['without decimals', { currencyCode: 'JPY', currencySymbol: '¥', currencyAmount: '28,400' }],
  ['three decimals', { currencyCode: 'KWD', currencySymbol: 'KD', currencyAmount: '54.125' }],
  ['long', { currencyCode: 'IDR', currencySymbol: 'Rp', currencyAmount: '128,450,000', originalAmount: '156,000,000' }],
]

function Show() {
  return states.map(([name, props]) => (
    <GalleryState key={name} name={name}>
      <PriceLine {...props} />
    </GalleryState>
  ))
}

/** The one way a price is shown. */
export const priceLineSection: GallerySection = { key: 'price-line', title: 'Price line', Show }
