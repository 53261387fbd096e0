import { useState } from 'react'
import type { SearchFacets } from '@/contract/search'
import { toggled } from '@/domain/stays/hotel-filters'
import { Button } from '@/widgets/button'
import { MorePopup } from '@/widgets/more-popup'
import { GalleryState } from '../gallery-state'
import { galleryFacets } from '../search-facets'
import type { GallerySection } from '../section'

interface PopupProps {
  readonly name: string
  /** Number of stays in the popup's button. */
  readonly count: number | null
  readonly initial: readonly string[]
  readonly tags?: SearchFacets['tags']
}

const stars = [
  { value: '4', label: '3 stars', count: 38 },
  { value: '5', label: '4 stars', count: 21 },
  { value: '6', label: '5 stars', count: 9 },
  { value: '7', label: 'Top luxury', count: 0 },
]

const manyTags = Array.from({ length: 34 }, (_, at) => ({ value: `t${at}`, label: `Tag ${at + 1}`, count: 40 - at }))

function Popup({ name, count, initial, tags = galleryFacets.tags }: PopupProps) {
  const [isOpen, setOpen] = useState(false)
  const [selected, setSelected] = useState(initial)
  const close = () => setOpen(false)
  return (
    <GalleryState name={name}>
      <Button onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      {isOpen ? (
        <MorePopup
          count={count}
          groups={[
            { key: 'grades', title: 'Star grade', options: stars, selected },
            { key: 'tags', title: 'Features', options: tags, selected },
          ]}
          onToggle={(_, value) => setSelected(toggled(selected, value))}
          onClear={() => setSelected([])}
          onConfirm={close}
          onClose={close}
        />
      ) : null}
    </GalleryState>
  )
}

function Show() {
  return (
    <>
      <Popup name="nothing chosen" count={84} initial={[]} />
      <Popup name="some chosen" count={14} initial={['Pool', 'Gym', '5']} />
      <Popup name="being counted" count={null} initial={['Pool']} />
      <Popup name="more tags than it shows" count={40} initial={[]} tags={manyTags} />
      <Popup name="nothing would be left" count={0} initial={['Pool', 'Spa', 'Hot spring']} />
    </>
  )
}

/** The More popup in the gallery. */
export const morePopupSection: GallerySection = { key: 'more-popup', title: 'More popup', Show }
