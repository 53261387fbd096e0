import { useState } from 'react'
import type { HotelSort } from '@/contract/search'
import { sortNames } from '@/domain/stays/hotel-query'
import { Button } from '@/widgets/button'
import { SortSheet } from '@/widgets/sort-sheet'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Show() {
  const [isOpen, setOpen] = useState(false)
  const [sort, setSort] = useState<HotelSort>('recommended')
  return (
    <GalleryState name="orders of a list">
      <Button onTap={() => setOpen(true)}>{`Sort: ${sortNames[sort]}`}</Button>
      {isOpen ? (
        <SortSheet
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
export const sortSheetSection: GallerySection = { key: 'sort-sheet', title: 'Sort sheet', Show }
