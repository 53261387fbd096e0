import { useState } from 'react'
import type { PriceFacet } from '@/contract/search'
import type { PriceLimits } from '@/domain/stays/hotel-filters'
import { PriceRange } from '@/widgets/price-range'
import { GalleryState } from '../gallery-state'
import { galleryFacets } from '../search-facets'
import type { GallerySection } from '../section'

const facet = galleryFacets.price
const yen: PriceFacet = {
  minMinor: 4_200,
  maxMinor: 98_000,
  currencyCode: 'JPY',
  exponent: 0,
  buckets: [2, 8, 4, 2, 1, 0, 0, 1],
}

function Range({ of, limits }: { readonly of: PriceFacet; readonly limits: PriceLimits | null }) {
  const [value, setValue] = useState(limits)
  return <PriceRange facet={of} value={value} onChange={setValue} />
}

function Show() {
  if (!facet) return null
  return (
    <>
      <GalleryState name="any price">
        <Range of={facet} limits={null} />
      </GalleryState>
      <GalleryState name="limits on both sides">
        <Range of={facet} limits={{ fromMinor: 60_000, toMinor: 140_000, currencyCode: 'CNY' }} />
      </GalleryState>
      <GalleryState name="thumbs side by side">
        <Range of={facet} limits={{ fromMinor: 90_000, toMinor: 95_000, currencyCode: 'CNY' }} />
      </GalleryState>
      <GalleryState name="a currency without cents">
        <Range of={yen} limits={{ fromMinor: null, toMinor: 40_000, currencyCode: 'JPY' }} />
      </GalleryState>
    </>
  )
}

/** The price range in the gallery. */
export const priceRangeSection: GallerySection = { key: 'price-range', title: 'Price range', Show }
