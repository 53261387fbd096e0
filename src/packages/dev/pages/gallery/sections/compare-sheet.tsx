import { useState } from 'react'
import { Button } from '@/widgets/button'
import { CompareSheet } from '@/widgets/compare-sheet'
import { doNothing, priceOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import { fixedTerms, offerOf, roomOf } from '../offer-facts'
import type { GallerySection } from '../section'

const one = { room: roomOf('Garden room'), offer: offerOf() }
const other = {
  room: { ...roomOf('Tea room'), bedText: '2 single beds', areaSqm: 18 },
  offer: offerOf({
    pid: 'p2',
    name: 'Saver rate',
    meal: 'Room only',
    cancellation: fixedTerms,
    price: priceOf({ currencyAmount: '1,120' }),
  }),
}
const closed = {
  ...other,
  offer: offerOf({
    pid: 'p3',
    name: 'Long stay',
    price: null,
    unavailable: { reason: 'minimum_stay', message: 'Stay at least 3 nights for this rate.', limit: 3, dates: [] },
  }),
}

const states = [
  ['two rates', [one, other]],
  ['one is not for this stay', [one, closed]],
] as const

function Show() {
  const [open, setOpen] = useState<string | null>(null)
  return states.map(([name, pair]) => (
    <GalleryState key={name} name={name}>
      <Button kind="secondary" onTap={() => setOpen(name)}>{`Open: ${name}`}</Button>
      {open === name ? (
        <CompareSheet
          pair={pair}
          hrefOf={(pid) => `/hotel/book/${pid}`}
          onBook={doNothing}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </GalleryState>
  ))
}

/** Two rates side by side. */
export const compareSheetSection: GallerySection = { key: 'compare-sheet', title: 'Compare two rates', Show }
