import { useState } from 'react'
import type { HotelCard as HotelFacts } from '@/contract/search'
import { HotelCard } from '@/widgets/hotel-card'
import { doNothing, hotelOf, pictureOf, priceOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const states: readonly (readonly [name: string, card: HotelFacts])[] = [
  ['everything', hotelOf()],
  [
    'favorite, reduced, few left',
    hotelOf({ isCollection: true, stockLeft: 2, price: priceOf({ originalAmount: '1,600' }) }),
  ],
  ['for a VIP', hotelOf({ price: priceOf({ originalAmount: '1,400', vip: { state: 'taken' } }) })],
  ['what a VIP pays', hotelOf({ price: priceOf({ vip: { state: 'offered', amount: '1,180' } }) })],
  ['no score, not refundable', hotelOf({ reviewScore: null, reviewCount: 0, returnPolicy: 0, star: 2, tags: [] })],
  [
    'long words',
    hotelOf({
      name: 'The Grand Riverside Conference and Spa Hotel of the Southern Hills by the Old Bridge',
      districtPath: 'Ho Chi Minh City · District 1, between the river and the opera house',
      price: priceOf({
        currencyCode: 'VND',
        currencySymbol: '₫',
        currencyAmount: '12,845,000',
        perNightAmount: '6,422,500',
      }),
    }),
  ],
  ['sold out', hotelOf({ price: null, currencyAmount: '' })],
  ['no picture', hotelOf({ headImg: pictureOf('no-such-picture') })],
]

function Card({ card }: { readonly card: HotelFacts }) {
  const [isCollection, setCollection] = useState(card.isCollection)
  return <HotelCard card={{ ...card, isCollection }} href="/hotel/list" onOpen={doNothing} onFavorite={setCollection} />
}

function Show() {
  return (
    <>
      {states.map(([name, card]) => (
        <GalleryState key={name} name={name}>
          <Card card={card} />
        </GalleryState>
      ))}
      <GalleryState name="without a heart">
        <HotelCard card={hotelOf()} href="/hotel/list" onOpen={doNothing} />
      </GalleryState>
    </>
  )
}

/** Hotels as lists show them. */
export const hotelCardSection: GallerySection = { key: 'hotel-card', title: 'Hotel card', Show }
