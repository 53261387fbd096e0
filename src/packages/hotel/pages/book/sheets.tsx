import { observer } from 'mobx-react'
import { type CalendarRules, defaultRules } from '@/domain/calendar/calendar-rules'
import { decidedStay, type WantedStay } from '@/domain/stays/wanted-stay'
import { lazy, LazyStaySheets, LazyTravelerLayer } from '@/shell/lazy'
import type { BookStore } from '@/stores/booking/book'
import { useRoot } from '@/stores/app/context'
import type { PriceCalendarStore } from '@/stores/stays/price-calendar'

const LazyArrivalSheet = lazy(async () => (await import('./arrival-sheet')).ArrivalSheet)

/** Which of the page's sheets is open. */
export type BookSheet = 'dates' | 'guests' | 'arrival' | 'travelers'

/** What the sheets change. */
export interface BookSheetsProps {
  readonly open: BookSheet
  readonly store: BookStore
  readonly prices: PriceCalendarStore
  readonly onStay: (part: WantedStay) => void
  readonly onClose: () => void
}

/** The package's own limits once an offer is known, the defaults before. */
function rulesOf({ check }: BookStore, today: string): CalendarRules {
  const { offer } = check
  if (!offer) return defaultRules(today)
  const { dayLimitMin, dayLimitMax, dayStep } = offer
  return { ...defaultRules(today), dayLimitMin, dayLimitMax, dayStep }
}

/** Saved travelers to fill the guests' names with: one for each room at most, and none before the offer's country is known. */
const GuestTravelers = observer(function GuestTravelers({
  store,
  onClose,
}: Pick<BookSheetsProps, 'store' | 'onClose'>) {
  const { form, check } = store
  if (!check.offer) return null
  const { pid, countryCode } = check.offer
  return (
    <LazyTravelerLayer
      mode="choose"
      limits={{ least: 1, most: form.fields.guestNames.length }}
      confirmedIds={form.fields.chosen.map(({ id }) => id)}
      countryCode={countryCode}
      requiresBirthday={countryCode !== 'CN'}
      blockedAction={{ name: 'travelers', params: { pid } }}
      onConfirmed={form.chooseTravelers}
      onClose={onClose}
    />
  )
})

/** The sheets over the booking page: dates by the package's rules, guests, arrival time. */
export const BookSheets = observer(function BookSheets({ open, store, prices, onStay, onClose }: BookSheetsProps) {
  const { stay: choice } = useRoot()
  const { offer } = store.check
  if (open === 'arrival') {
    return (
      <LazyArrivalSheet
        checkinFrom={offer?.checkinFrom ?? '14:00'}
        checkinUntil={offer?.checkinUntil ?? '24:00'}
        value={store.form.fields.arriveTime}
        onPick={(time) => {
          store.form.chooseArriveTime(time)
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  if (open === 'travelers') return <GuestTravelers store={store} onClose={onClose} />
  const today = offer?.today ?? choice.today
  const stay = offer?.stay ?? decidedStay(store.stay)
  return (
    <LazyStaySheets
      open={open}
      today={today}
      dates={stay}
      guests={stay ?? { ...choice.guests }}
      rules={rulesOf(store, today)}
      facts={prices.days}
      currencyCode={prices.currencyCode}
      holidays={prices.holidays}
      onMonthShown={(monthKey) => void prices.showMonth(monthKey, today)}
      onDates={onStay}
      onGuests={onStay}
      onClose={onClose}
    />
  )
})
