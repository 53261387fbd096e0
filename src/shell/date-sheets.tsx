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

/** What the sheets need of a store that chooses a voucher's date. */
export interface DateChoiceStore {
  readonly dates: Loaded<ExchangeDates>
  /** The chosen room with its hotel; null until one is loaded. */
  readonly room: ExchangeRoom | null
  readonly choice: { readonly checkIn: string | null } | null
  readonly form: BookingFormStore
  readonly needsDocuments: boolean
  chooseDay(checkIn: string): Promise<void>
  chooseGuests(travelers: readonly Traveler[]): void
}

/** The sheets of a page that books a date. */
export type DateSheet = 'dates' | 'travelers'

/** Tracks the open sheet and reopens the travelers after the sign-in that they required, on the page of the same `id`. */
export function useDateSheet(login: Pick<LoginStore, 'takePendingAction'>, id: string) {
  const [open, setOpen] = useState<DateSheet | null>(null)
  const blockedAction: BlockedAction = { name: 'travelers', params: { id } }
  usePageShow(() => {
    if (login.takePendingAction(blockedAction.name)?.params.id === id) setOpen('travelers')
  })
  return { open, setOpen, blockedAction }
}

/** The open sheet, and the store that it reads and changes. */
export interface DateSheetsProps {
  readonly open: DateSheet | null
  readonly store: DateChoiceStore
  /** The action that a sign-in required by the travelers resumes. */
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

/** The sheets of a page that books a date: the days with their surcharges, and the saved travelers. */
export function DateSheets(props: DateSheetsProps) {
  const { open } = props
  const Sheet = open && sheets[open]
  return <PopupLayer>{Sheet ? <Sheet {...props} /> : null}</PopupLayer>
}
