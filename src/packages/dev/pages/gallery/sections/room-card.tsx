import type { Unavailable } from '@/contract/stay'
import { useState } from 'react'
import { pickCompared } from '@/domain/stays/offers'
import { RoomCard, type RoomCardProps } from '@/widgets/room-card'
import { galleryToday } from '../gallery-clock'
import { doNothing, priceOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import { fixedTerms, galleryStay, offerOf, roomOf } from '../offer-facts'
import type { GallerySection } from '../section'

const cheap = offerOf({
  pid: 'p2',
  name: 'Saver rate',
  meal: 'Room only',
  includes: [],
  cancellation: fixedTerms,
  price: priceOf({ currencyAmount: '1,120', originalAmount: '1,280', perNightAmount: '560' }),
  stockLeft: null,
})
const forVips = offerOf({
  pid: 'p4',
  name: 'Flexible rate',
  price: priceOf({ currencyAmount: '1,180', originalAmount: '1,280', vip: { state: 'taken' } }),
})
const behindSignIn = offerOf({ pid: 'p5', name: 'Early bird', price: priceOf({ vip: { state: 'hidden' } }) })
const without = (unavailable: Partial<Unavailable>) =>
  offerOf({
    price: null,
    stockLeft: null,
    unavailable: {
      reason: 'minimum_stay',
      message: 'Stay at least 3 nights for this rate.',
      limit: 3,
      dates: [],
      ...unavailable,
    },
  })
const soldOut = without({ reason: 'no_inventory', message: 'Sold out for these dates.', limit: null })

const states: readonly (readonly [name: string, props: Pick<RoomCardProps, 'room' | 'isLinked'>])[] = [
  ['two rates', { room: roomOf('Garden room', offerOf(), cheap) }],
  ['a link has led here', { room: roomOf('Corner room', cheap), isLinked: true }],
  ['member prices', { room: roomOf('Moon room', forVips, behindSignIn) }],
  ['not for this stay', { room: roomOf('Courtyard room', without({})) }],
  ['sold out', { room: roomOf('Tea room', soldOut, { ...soldOut, pid: 'p3' }) }],
]

function Show() {
  const [compared, setCompared] = useState<readonly string[]>([])
  return states.map(([name, props]) => (
    <GalleryState key={name} name={name}>
      <RoomCard
        {...props}
        stay={galleryStay}
        today={galleryToday}
        compared={compared}
        hrefOf={(pid) => `/hotel/book/${pid}`}
        ownTime={() => 'Mon 30 Nov, 10:00'}
        onBook={doNothing}
        onFix={doNothing}
        onVip={doNothing}
        onShare={doNothing}
        onCompare={(pid) => setCompared(pickCompared(compared, pid))}
      />
    </GalleryState>
  ))
}

/** A room with its rates: bookable, linked, needing another stay, sold out. */
export const roomCardSection: GallerySection = { key: 'room-card', title: 'Room with rates', Show }
