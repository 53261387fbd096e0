import { observer } from 'mobx-react'
import { lazy, LazyTravelerLayer } from '@/shell/lazy'
import type { PurchaseDateStore } from '@/stores/vouchers/purchase-date'
import type { ExchangeCalendarProps } from '@/widgets/exchange-calendar'

const LazyExchangeCalendar = lazy<ExchangeCalendarProps>(
  async () => (await import('@/widgets/exchange-calendar')).ExchangeCalendar,
)

/** Which of the sheets about the date is open. */
export type DateSheet = 'dates' | 'travelers'

/** The date that is chosen before buying. */
export interface DateSheetsProps {
  readonly open: DateSheet
  readonly date: PurchaseDateStore
  readonly onClose: () => void
}

/** The sheets over the page: the days with what each costs on top, and the saved travelers. */
export const DateSheets = observer(function DateSheets({ open, date, onClose }: DateSheetsProps) {
  const { dates, room, form, choice, needsDocuments } = date
  if (open === 'dates') {
    if (!dates.value) return null
    const take = (checkIn: string) => {
      onClose()
      void date.chooseDay(checkIn)
    }
    return (
      <LazyExchangeCalendar
        title="Choose your day"
        dates={dates.value}
        value={choice?.checkIn ?? null}
        onConfirm={take}
        onClose={onClose}
      />
    )
  }
  if (!room) return null
  const { countryCode } = room.hotel
  return (
    <LazyTravelerLayer
      mode="choose"
      limits={{ least: 1, most: needsDocuments ? room.room.maxGuests : 1 }}
      confirmedIds={form.fields.chosen.map(({ id }) => id)}
      countryCode={countryCode}
      requiresBirthday={countryCode !== 'CN'}
      blockedAction={{ name: 'travelers', params: { roomTypeId: room.room.roomTypeId } }}
      onConfirmed={date.chooseGuests}
      onClose={onClose}
    />
  )
})
