import { observer } from 'mobx-react'
import { hotelSorts, sortNames } from '@/domain/stays/hotel-query'
import { useRoot } from '@/stores/app/context'
import type { HotelListStore } from '@/stores/stays/hotel-list'
import { SortSheet } from '@/widgets/sort-sheet'
import { EditSearch } from './edit-search'
import type { FilterPopupName } from './filter-items'
import { FilterSheets } from './filter-sheets'
import { cityNameOf, searchByName, stayOf } from './sections'

/** Which of the list's sheets is open. */
export type ListSheet = 'edit' | FilterPopupName

/** What the sheets begin with. */
export interface ListSheetsProps {
  readonly open: ListSheet
  readonly store: HotelListStore
  readonly onClose: () => void
}

/** The sheets over the list: its order, its filters, and another search. */
export const ListSheets = observer(function ListSheets({ open, store, onClose }: ListSheetsProps) {
  const root = useRoot()
  if (open === 'sort') {
    return (
      <SortSheet
        sorts={hotelSorts}
        names={sortNames}
        value={store.query.sort}
        onPick={(sort) => {
          onClose()
          void store.change({ sort })
        }}
        onClose={onClose}
      />
    )
  }
  if (open !== 'edit') return <FilterSheets open={open} store={store} onClose={onClose} />
  return (
    <EditSearch
      cityId={store.query.cityId}
      cityName={cityNameOf(store, root)}
      keyword={store.query.keyword}
      {...stayOf(store, root)}
      onKeyword={() => {
        onClose()
        searchByName(store)
      }}
      onSearch={(cityId, dates, guests) => {
        onClose()
        root.stay.chooseDates(dates)
        root.stay.chooseGuests(guests)
        void store.searchFor(cityId, { ...dates, ...guests })
      }}
      onClose={onClose}
    />
  )
})
