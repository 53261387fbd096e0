import type { ExchangeDifference, ExchangeInfo } from '@/contract/exchange'
import type { ExchangeDates } from '@/contract/product'
import type { FailureView } from '@/domain/failure'
import { addDays } from '@/domain/days/civil-day'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { highestText, openDaysText } from '@/domain/vouchers/exchange-calendar'
import { type ExchangeChoice, type ExchangeRoom, upgradeText } from '@/domain/vouchers/exchange-form'
import { ErrorState } from '@/widgets/error-state'
import { FactList } from '@/widgets/fact-list'
import { Icon } from '@/widgets/icon'
import { OptionRow } from '@/widgets/option-row'
import { Picture } from '@/widgets/picture'
import { Stepper } from '@/widgets/stepper'

/** Which voucher a date is booked with, and until when it is good. */
export function VoucherSummary({ info }: { readonly info: ExchangeInfo }) {
  const { headImg, name, variant, nights, nightsLeft, validText } = info
  const left = nightsLeft === nights ? countOf(nights, 'night') : `${nightsLeft} of ${countOf(nights, 'night')} left`
  return (
    <section className="exchange-block exchange-voucher" aria-label="Your voucher">
      <div className="exchange-thumb">
        <Picture picture={headImg} ratio={1} width={240} isEager isDecorative />
      </div>
      <div className="exchange-voucher-text">
        <h2 className="exchange-name">{name}</h2>
        {[variant, left, validText]
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="exchange-line">
              {line}
            </p>
          ))}
      </div>
    </section>
  )
}

/** The rooms in which the voucher can be used, and the chosen one. */
export interface RoomBlockProps {
  readonly rooms: readonly ExchangeRoom[]
  readonly roomTypeId: string
  readonly currencyCode: string
  readonly isLocked: boolean
  readonly onRoom: (roomTypeId: string) => void
}

/** Where to stay: hotels with their rooms, and what each costs on top. */
export function RoomBlock({ rooms, roomTypeId, currencyCode, isLocked, onRoom }: RoomBlockProps) {
  return (
    <section className="exchange-block" aria-label="Hotel and room">
      <h2 className="exchange-head">Where you stay</h2>
      <div role="radiogroup" aria-label="Room">
        {rooms.map(({ hotel, room }) => (
          <OptionRow
            key={room.roomTypeId}
            kind="radio"
            isOn={room.roomTypeId === roomTypeId}
            title={`${hotel.name}, ${room.name}`}
            detail={[hotel.districtPath, room.bedText, upgradeText(room, currencyCode)].join(' · ')}
            isDisabled={isLocked}
            onTap={() => onRoom(room.roomTypeId)}
          />
        ))}
      </div>
    </section>
  )
}

/** The chosen nights and day, and the days that there are. */
export interface DateBlockProps {
  readonly choice: ExchangeChoice
  readonly info: Pick<ExchangeInfo, 'fewestNights' | 'nightsLeft'>
  readonly dates: ExchangeDates | null
  readonly failure: FailureView | null
  readonly isLocked: boolean
  readonly onNights: (nights: number) => void
  readonly onDates: () => void
  readonly onRetry: () => void
}

/** When: how many nights where the voucher leaves a choice, and the way to the calendar. */
export function DateBlock({ choice, info, dates, failure, isLocked, onNights, onDates, onRetry }: DateBlockProps) {
  const { checkIn, nights } = choice
  const { fewestNights, nightsLeft } = info
  const stay = checkIn === null ? 'Choose your day' : `${formatDay(checkIn)} – ${formatDay(addDays(checkIn, nights))}`
  return (
    <section className="exchange-block" aria-label="Date">
      <h2 className="exchange-head">When you stay</h2>
      {fewestNights < nightsLeft ? (
        <div className="exchange-nights">
          <span className="exchange-nights-name">Nights</span>
          <Stepper
            label="Nights"
            value={nights}
            min={fewestNights}
            max={nightsLeft}
            isDisabled={isLocked}
            onChange={onNights}
          />
        </div>
      ) : null}
      <button
        type="button"
        id="exchange-date"
        className="exchange-date"
        aria-haspopup="dialog"
        disabled={!dates}
        onClick={onDates}
      >
        <Icon name="calendar-days" size={20} className="exchange-date-icon" />
        <span className="exchange-date-text">
          <span className="exchange-date-name">{countOf(nights, 'night')}</span>
          <span className="exchange-date-value">{stay}</span>
        </span>
        <Icon name="chevron-right" size={20} />
      </button>
      {!dates && failure ? <ErrorState {...failure} onRetry={onRetry} isInline /> : null}
      <p className="exchange-days-text">
        {dates ? `${openDaysText(dates)} · ${highestText(dates)}` : 'Looking at the days'}
      </p>
    </section>
  )
}

/** What is to be paid on top of the voucher. */
export interface DifferenceBlockProps {
  readonly difference: ExchangeDifference
  /** That it has changed, where it has. */
  readonly notice: string | null
}

/** The lines of the difference, which add up to it, and until when the date can be cancelled. */
export function DifferenceBlock({ difference, notice }: DifferenceBlockProps) {
  const { parts, currencyCode, currencySymbol, currencyAmount, cancelText, cancelUntil, serverTime } = difference
  const comesBack = serverTime < cancelUntil ? ' The voucher and what you paid on top then come back.' : ''
  const cancelLine = `${cancelText}.${comesBack}`
  const total = { label: 'To pay on top', value: `${currencyCode} ${currencySymbol} ${currencyAmount}` }
  return (
    <section className="exchange-block" aria-label="Difference">
      <h2 className="exchange-head">On top of the voucher</h2>
      {notice === null ? null : (
        <p className="exchange-notice" role="status">
          {notice}
        </p>
      )}
      <FactList
        facts={[...parts.map(({ text, amount }) => ({ label: text, value: `${currencySymbol} ${amount}` })), total]}
      />
      <p className="exchange-line exchange-cancel">{cancelLine}</p>
    </section>
  )
}
