import { observer } from 'mobx-react'
import { lazy, LazyTravelerLayer } from '@/shell/lazy'
import type { ExchangeStore } from '@/stores/vouchers/exchange'
import type { ExchangeCalendarProps } from '@/widgets/exchange-calendar'

const LazyExchangeCalendar = lazy<ExchangeCalendarProps>(
  async () => (await import('@/widgets/exchange-calendar')).ExchangeCalendar,
)

/** Which of the page's sheets is open. */
export type ExchangeSheet = 'dates' | 'travelers'

/** The voucher whose date is booked. */
export interface ExchangeSheetsProps {
  readonly open: ExchangeSheet
  readonly store: ExchangeStore
  readonly onClose: () => void
}

/** The sheets over the page: the days with what each costs on top, and the saved travelers. */
export const ExchangeSheets = observer(function ExchangeSheets({ open, store, onClose }: ExchangeSheetsProps) {
  const { form, room, voucherId } = store
  const info = store.info.value
  const dates = store.dates.value
  if (open === 'dates') {
    if (!dates) return null
    const take = (checkIn: string) => {
      onClose()
      void store.chooseDay(checkIn)
    }
    return (
      <LazyExchangeCalendar
        title="Choose your day"
        dates={dates}
        value={store.choice?.checkIn ?? null}
        onConfirm={take}
        onClose={onClose}
      />
    )
  }
  if (!info || !room) return null
  const { countryCode } = room.hotel
  return (
    <LazyTravelerLayer
      mode="choose"
      limits={{ least: 1, most: info.needsDocuments ? room.room.maxGuests : 1 }}
      confirmedIds={form.fields.chosen.map(({ id }) => id)}
      countryCode={countryCode}
      requiresBirthday={countryCode !== 'CN'}
      blockedAction={{ name: 'travelers', params: { voucherId } }}
      onConfirmed={store.chooseGuests}
      onClose={onClose}
    />
  )
})
