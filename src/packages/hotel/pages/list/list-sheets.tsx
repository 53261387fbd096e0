import { observer } from 'mobx-react'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { GuestCounts } from '@/domain/stays/guests'
import { useRoot } from '@/stores/app/context'
import type { HotelListStore } from '@/stores/hotel-list'
import { SortSheet } from '@/widgets/sort-sheet'
import { EditSearch } from './edit-search'
import type { FilterPopupName } from './filter-items'
import { FilterSheets } from './filter-sheets'

/** Which of the list's sheets is open. */
export type ListSheet = 'edit' | FilterPopupName

/** What the sheets begin with. */
export interface ListSheetsProps {
  readonly open: ListSheet
  readonly store: HotelListStore
  readonly cityName: string
  readonly dates: DateRange
  readonly guests: GuestCounts
  readonly onKeyword: () => void
  readonly onClose: () => void
}

/** The sheets over the list: its order, its filters, and another search. */
export const ListSheets = observer(function ListSheets(props: ListSheetsProps) {
  const { open, store, cityName, onKeyword, onClose } = props
  const { stay } = useRoot()
  if (open === 'sort') {
    return (
      <SortSheet
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
      cityName={cityName}
      keyword={store.query.keyword}
      dates={props.dates}
      guests={props.guests}
      onKeyword={onKeyword}
      onSearch={(cityId, dates, guests) => {
        onClose()
        stay.chooseDates(dates)
        stay.chooseGuests(guests)
        void store.searchFor(cityId, { ...dates, ...guests })
      }}
      onClose={onClose}
    />
  )
})
