import { observer } from 'mobx-react'
import type { DestinationOption } from '@/contract/destination'
import { LazyCurrencyLayer, LazyStaySheets } from '@/shell/lazy'
import type { OpenStaySheet } from '@/shell/stay-sheets'
import { useRoot } from '@/stores/app/context'

/** Which of Explore's sheets is open. */
export type HomeSheet = OpenStaySheet | 'currency'

/** What the sheets begin with. */
export interface HomeSheetsProps {
  readonly open: HomeSheet
  readonly hotCities: readonly DestinationOption[]
  readonly onClose: () => void
}

/** The sheets over Explore: place, dates, guests and currency. */
export const HomeSheets = observer(function HomeSheets({ open, hotCities, onClose }: HomeSheetsProps) {
  const { stay } = useRoot()
  if (open === 'currency') return <LazyCurrencyLayer onClose={onClose} />
  return (
    <LazyStaySheets
      open={open}
      today={stay.today}
      dates={stay.dates}
      guests={{ ...stay.guests }}
      cityId={stay.place?.cityId ?? null}
      hotCities={hotCities}
      onPlace={(option) => {
        stay.choosePlace(option)
        onClose()
      }}
      onDates={(dates) => {
        stay.chooseDates(dates)
        onClose()
      }}
      onGuests={(guests) => {
        stay.chooseGuests(guests)
        onClose()
      }}
      onClose={onClose}
    />
  )
})
