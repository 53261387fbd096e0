import { PriceLine, type PriceLineProps } from '@/widgets/price-line'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const cny = { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,280' }

const states: readonly (readonly [name: string, props: PriceLineProps])[] = [
  ['amount', cny],
  ['what it covers', { ...cny, covers: '2 nights, taxes included', perNightAmount: '640' }],
  ['reduced', { ...cny, originalAmount: '1,600', covers: '2 nights, taxes included' }],
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
