import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { type HotelFilters, NO_FILTERS, toggled } from '@/domain/stays/hotel-filters'
import { useRoot } from '@/stores/app/context'
import { FilterDraftStore, type FilterOutlook } from '@/stores/stays/filter-draft'
import type { HotelListStore } from '@/stores/stays/hotel-list'
import { GradePopup } from '@/widgets/grade-popup'
import { MorePopup } from '@/widgets/more-popup'
import { PriceRange } from '@/widgets/price-range'
import { moreGroups, toggledMore } from './more-groups'

/** Which popup of filters is open, over which list. */
export interface FilterSheetsProps {
  readonly open: 'grade' | 'area' | 'more'
  readonly store: HotelListStore
  readonly onClose: () => void
}

const NOTHING_KNOWN: FilterOutlook = {
  total: 0,
  facets: { grades: [], tags: [], areas: [], freeCancellation: 0, breakfast: 0, price: null },
}

/** A popup of filters: chosen on a draft that is counted as it changes, taken over by Confirm. */
export const FilterSheets = observer(function FilterSheets({ open, store, onClose }: FilterSheetsProps) {
  const { api, timers } = useRoot()
  const [draft] = useState(
    () =>
      new FilterDraftStore({ search: api.search, timers }, store.query, store.facts ?? NOTHING_KNOWN, store.isCurrent),
  )
  useEffect(() => {
    draft.start()
    return draft.stop
  }, [draft])
  const { filters, outlook, count } = draft
  const { facets } = outlook
  const clear = (part: Partial<HotelFilters>) => () => draft.change(part)
  const frame = {
    count,
    onClose,
    onConfirm: () => {
      onClose()
      void store.change(filters)
    },
  }
  if (open === 'grade') {
    return (
      <GradePopup
        {...frame}
        title="Price and hotel grade"
        grades={facets.grades}
        selected={filters.grades}
        canClear={filters.grades.length > 0 || filters.price !== null}
        onToggle={(grade) => draft.change({ grades: toggled(filters.grades, grade) })}
        onClear={clear({ grades: [], price: null })}
      >
        {facets.price ? (
          <PriceRange facet={facets.price} value={filters.price} onChange={(price) => draft.change({ price })} />
        ) : null}
      </GradePopup>
    )
  }
  if (open === 'area') {
    return (
      <MorePopup
        {...frame}
        title="Area"
        groups={[{ key: 'areas', title: 'Districts', options: facets.areas, selected: filters.areas, most: 10 }]}
        onToggle={(_, area) => draft.change({ areas: toggled(filters.areas, area) })}
        onClear={clear({ areas: [] })}
      />
    )
  }
  return (
    <MorePopup
      {...frame}
      groups={moreGroups(filters, facets)}
      onToggle={(group, value) => draft.change(toggledMore(filters, group, value))}
      onClear={clear({ ...NO_FILTERS, areas: filters.areas, price: filters.price })}
    />
  )
})
