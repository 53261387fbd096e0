import { observer } from 'mobx-react'
import { useState } from 'react'
import type { ExchangeDates } from '@/contract/product'
import type { Traveler } from '@/contract/profile'
import type { BlockedAction } from '@/domain/account/stored-login'
import type { ExchangeRoom } from '@/domain/vouchers/voucher-rooms'
import { usePageShow } from '@/platform/page'
import type { LoginStore } from '@/stores/account/login'
import type { Loaded } from '@/stores/app/loaded'
import type { BookingFormStore } from '@/stores/booking/booking-form'
import type { ExchangeCalendarProps } from '@/widgets/exchange-calendar'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { lazy, LazyTravelerLayer } from './lazy'

const LazyExchangeCalendar = lazy<ExchangeCalendarProps>(
  async () => (await import('@/widgets/exchange-calendar')).ExchangeCalendar,
)

/** The store of a date that is chosen for a voucher. */
export interface DateChoiceStore {
  readonly dates: Loaded<ExchangeDates>
  /** The chosen room with its hotel; null until it is known. */
  readonly room: ExchangeRoom | null
  readonly choice: { readonly checkIn: string | null } | null
  readonly form: BookingFormStore
  readonly needsDocuments: boolean
  chooseDay(checkIn: string): Promise<void>
  chooseGuests(travelers: readonly Traveler[]): void
}

/** Which of the sheets about the date is open. */
export type DateSheet = 'dates' | 'travelers'

/** The open sheet of a page and the function that changes it. The travelers open again after the sign-in that they needed; `id` is of what the page is about. */
export function useDateSheet(login: Pick<LoginStore, 'takePendingAction'>, id: string) {
  const [open, setOpen] = useState<DateSheet | null>(null)
  const blockedAction: BlockedAction = { name: 'travelers', params: { id } }
  usePageShow(() => {
    if (login.takePendingAction(blockedAction.name)?.params.id === id) setOpen('travelers')
  })
  return { open, setOpen, blockedAction }
}

/** The date that is chosen, and the sheet that is open over its page. */
export interface DateSheetsProps {
  readonly open: DateSheet | null
  readonly store: DateChoiceStore
  /** What waits for the sign-in that the travelers need. */
  readonly blockedAction: BlockedAction
  readonly onClose: () => void
}

const DaysSheet = observer(function DaysSheet({ store, onClose }: DateSheetsProps) {
  const dates = store.dates.value
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
})

const TravelersSheet = observer(function TravelersSheet({ store, blockedAction, onClose }: DateSheetsProps) {
  const { room, form, needsDocuments } = store
  if (!room) return null
  const { countryCode } = room.hotel
  return (
    <LazyTravelerLayer
      mode="choose"
      limits={{ least: 1, most: needsDocuments ? room.room.maxGuests : 1 }}
      confirmedIds={form.fields.chosen.map(({ id }) => id)}
      countryCode={countryCode}
      requiresBirthday={countryCode !== 'CN'}
      blockedAction={blockedAction}
      onConfirmed={store.chooseGuests}
      onClose={onClose}
    />
  )
})

const sheets = { dates: DaysSheet, travelers: TravelersSheet }

/** The sheets over a page that books a date: the days with what each costs on top, and the saved travelers. */
export function DateSheets(props: DateSheetsProps) {
  const { open } = props
  const Sheet = open && sheets[open]
  return <PopupLayer>{Sheet ? <Sheet {...props} /> : null}</PopupLayer>
}
