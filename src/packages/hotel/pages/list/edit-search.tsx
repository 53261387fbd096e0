import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { GuestCounts } from '@/domain/stays/guests'
import { LazyStaySheets } from '@/shell/lazy'
import type { OpenStaySheet } from '@/shell/stay-sheets'
import { useRoot } from '@/stores/app/context'
import { SearchCard } from '@/widgets/search-card'
import { Sheet } from '@/widgets/sheet'

/** What is searched for now, and what becomes of a change. */
export interface EditSearchProps {
  readonly cityId: string
  readonly cityName: string
  readonly keyword: string
  readonly dates: DateRange
  readonly guests: GuestCounts
  readonly onSearch: (cityId: string, dates: DateRange, guests: GuestCounts) => void
  /** Another text is to be searched for. */
  readonly onKeyword: () => void
  readonly onClose: () => void
}

/** The search card over the list; nothing changes behind it until Search. */
export const EditSearch = observer(function EditSearch(props: EditSearchProps) {
  const { stay, destinations } = useRoot()
  const [place, setPlace] = useState({ cityId: props.cityId, label: props.cityName })
  const [dates, setDates] = useState(props.dates)
  const [guests, setGuests] = useState(props.guests)
  const [open, setOpen] = useState<OpenStaySheet | null>(null)
  useEffect(() => void destinations.start(), [destinations])
  const back = () => setOpen(null)
  if (open) {
    return (
      <LazyStaySheets
        open={open}
        today={destinations.find(place.cityId)?.today ?? stay.today}
        dates={dates}
        guests={guests}
        cityId={place.cityId}
        onPlace={(option) => {
          setPlace({ cityId: option.value, label: option.label })
          stay.choosePlace(option)
          back()
        }}
        onDates={(chosen) => {
          setDates(chosen)
          back()
        }}
        onGuests={(chosen) => {
          setGuests(chosen)
          back()
        }}
        onClose={back}
      />
    )
  }
  return (
    <Sheet isOpen title="Change search" onClose={props.onClose}>
      <div className="stays-edit">
        <SearchCard
          destination={destinations.find(place.cityId)?.label ?? (place.label === '' ? null : place.label)}
          keyword={props.keyword}
          dates={dates}
          guests={guests}
          onKeyword={props.onKeyword}
          onDestination={() => setOpen('place')}
          onDates={() => setOpen('dates')}
          onGuests={() => setOpen('guests')}
          onSearch={() => props.onSearch(place.cityId, dates, guests)}
        />
      </div>
    </Sheet>
  )
})
