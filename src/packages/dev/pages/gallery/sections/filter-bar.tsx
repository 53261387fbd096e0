import { useState } from 'react'
import { FilterBar, type FilterBarItem } from '@/widgets/filter-bar'
import { FilterChips } from '@/widgets/filter-chips'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'
import type { HotelSort } from '@/contract/search'
import { hotelSorts, sortNames } from '@/domain/stays/hotel-query'
import { Button } from '@/widgets/button'
import { SortSheet } from '@/widgets/sort-sheet'

const atRest: readonly FilterBarItem[] = [
  { key: 'sort', label: 'Sort', count: 0 },
  { key: 'grade', label: 'Price & grade', count: 0 },
  { key: 'area', label: 'Area', count: 0 },
  { key: 'more', label: 'More', count: 0 },
]
const chosen: readonly FilterBarItem[] = [
  { key: 'sort', label: 'Highest price', count: 0, isOn: true, spoken: 'Sort: Price: high to low' },
  { key: 'grade', label: 'Price & grade', count: 3 },
  { key: 'area', label: 'Area', count: 1 },
  { key: 'more', label: 'More', count: 12 },
]
const chips = ['CNY ¥ 200 – 800', '4 stars', '5 stars', 'Gion', 'Free cancellation', 'Pool'].map((label) => ({
  key: label,
  label,
}))

function ShowFilterBar() {
  const [opened, setOpened] = useState('nothing')
  const [left, setLeft] = useState(chips)
  return (
    <>
      <GalleryState name="at rest" isWide>
        <FilterBar items={atRest} onOpen={setOpened} />
      </GalleryState>
      <GalleryState name="with choices" isWide>
        <FilterBar items={chosen} onOpen={setOpened} />
      </GalleryState>
      <GalleryState name="what was opened">{`Opened: ${opened}`}</GalleryState>
      <GalleryState name="removable chips" isWide>
        <FilterChips
          chips={left}
          onRemove={(key) => setLeft(left.filter((chip) => chip.key !== key))}
          onClear={() => setLeft([])}
        />
      </GalleryState>
      <GalleryState name="one chip" isWide>
        <FilterChips chips={[{ key: 'near', label: 'Near Gion Corner' }]} onRemove={() => {}} onClear={() => {}} />
      </GalleryState>
    </>
  )
}

/** The filter bar and the chips under it in the gallery. */
export const filterBarSection: GallerySection = { key: 'filter-bar', title: 'Filter bar', Show: ShowFilterBar }

function ShowSortSheet() {
  const [isOpen, setOpen] = useState(false)
  const [sort, setSort] = useState<HotelSort>('recommended')
  return (
    <GalleryState name="orders of a list">
      <Button onTap={() => setOpen(true)}>{`Sort: ${sortNames[sort]}`}</Button>
      {isOpen ? (
        <SortSheet
          sorts={hotelSorts}
          names={sortNames}
          value={sort}
          onPick={(picked) => {
            setSort(picked)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </GalleryState>
  )
}

/** The choice of order in the gallery. */
export const sortSheetSection: GallerySection = { key: 'sort-sheet', title: 'Sort sheet', Show: ShowSortSheet }
