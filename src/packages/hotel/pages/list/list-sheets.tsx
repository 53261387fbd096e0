import { observer } from 'mobx-react'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { GuestCounts } from '@/domain/guests/guest-counts'
import { useRoot } from '@/stores/context'
import type { HotelListStore } from '@/stores/hotel-list'
import { EditSearch } from './edit-search'
import { SortSheet } from './sort-sheet'

/** Which of the list's sheets is open. */
export type ListSheet = 'edit' | 'sort'

/** What the sheets begin with. */
export interface ListSheetsProps {
  readonly open: ListSheet | null
  readonly store: HotelListStore
  readonly cityName: string
  readonly dates: DateRange
  readonly guests: GuestCounts
  readonly onClose: () => void
}

/** The sheets over the list: its order, and another search. */
export const ListSheets = observer(function ListSheets(props: ListSheetsProps) {
  const { open, store, cityName, onClose } = props
  const { stay } = useRoot()
  if (open === 'sort') {
    return (
      <SortSheet
        value={store.query.sort}
        onPick={(sort) => {
          onClose()
          void store.sortBy(sort)
        }}
        onClose={onClose}
      />
    )
  }
  if (open !== 'edit') return null
  return (
    <EditSearch
      cityId={store.query.cityId}
      cityName={cityName}
      dates={props.dates}
      guests={props.guests}
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
