import { useState } from 'react'
import { type PriceLimits, toggled } from '@/domain/stays/hotel-filters'
import { Button } from '@/widgets/button'
import { GradePopup } from '@/widgets/grade-popup'
import { PriceRange } from '@/widgets/price-range'
import { GalleryState } from '../gallery-state'
import { galleryFacets } from '../search-facets'
import type { GallerySection } from '../section'

interface PopupProps {
  readonly name: string
  readonly initial: readonly number[]
  readonly hasPrice?: boolean
}

function Popup({ name, initial, hasPrice }: PopupProps) {
  const [isOpen, setOpen] = useState(false)
  const [selected, setSelected] = useState(initial)
  const [price, setPrice] = useState<PriceLimits | null>(null)
  const close = () => setOpen(false)
  return (
    <GalleryState name={name}>
      <Button onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      {isOpen ? (
        <GradePopup
          title={hasPrice ? 'Price and hotel grade' : 'Hotel grade'}
          grades={galleryFacets.grades}
          selected={selected}
          count={68}
          canClear={selected.length > 0 || price !== null}
          onToggle={(grade) => setSelected(toggled(selected, grade))}
          onClear={() => {
            setSelected([])
            setPrice(null)
          }}
          onConfirm={close}
          onClose={close}
        >
          {hasPrice && galleryFacets.price ? (
            <PriceRange facet={galleryFacets.price} value={price} onChange={setPrice} />
          ) : null}
        </GradePopup>
      ) : null}
    </GalleryState>
  )
}

function Show() {
  return (
    <>
      <Popup name="grades alone" initial={[]} />
      <Popup name="with a price range" initial={[5, 6]} hasPrice />
    </>
  )
}

/** The hotel-grade popup in the gallery. */
export const gradePopupSection: GallerySection = { key: 'grade-popup', title: 'Hotel-grade popup', Show }
