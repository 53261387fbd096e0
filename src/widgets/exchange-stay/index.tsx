import type { ExchangeDates } from '@/contract/product'
import type { FailureView } from '@/domain/failure'
import { addDays } from '@/domain/days/civil-day'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { highestText, openDaysText } from '@/domain/vouchers/exchange-calendar'
import { type ExchangeChoice } from '@/domain/vouchers/exchange-form'
import { type ExchangeRoom, upgradeText } from '@/domain/vouchers/voucher-rooms'
import { ErrorState } from '../error-state'
import { FormBlock } from '../form-block'
import { OptionRow } from '../option-row'
import { PickRow } from '../pick-row'
import { Stepper } from '../stepper'
import './style.scss'

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
    <FormBlock label="Hotel and room" title="Where you stay">
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
    </FormBlock>
  )
}

/** How many nights can be chosen. */
export interface NightsChoice {
  readonly fewest: number
  readonly most: number
  readonly onNights: (nights: number) => void
}

/** The chosen nights and day, and the days that there are. */
export interface DateBlockProps {
  readonly choice: ExchangeChoice
  /** Null where the nights are used on one stay. */
  readonly nightsChoice: NightsChoice | null
  readonly dates: ExchangeDates | null
  readonly failure: FailureView | null
  readonly isLocked: boolean
  readonly onDates: () => void
  readonly onRetry: () => void
}

/** When: how many nights where the voucher leaves a choice, and the way to the calendar. */
export function DateBlock({ choice, nightsChoice, dates, failure, isLocked, onDates, onRetry }: DateBlockProps) {
  const { checkIn, nights } = choice
  const stay = checkIn === null ? 'Choose your day' : `${formatDay(checkIn)} – ${formatDay(addDays(checkIn, nights))}`
  const waitingText = failure ? '' : 'Looking at the days'
  return (
    <FormBlock label="Date" title="When you stay">
      {nightsChoice && nightsChoice.fewest < nightsChoice.most ? (
        <div className="exchange-nights">
          <span className="exchange-nights-name">Nights</span>
          <Stepper
            label="Nights"
            value={nights}
            min={nightsChoice.fewest}
            max={nightsChoice.most}
            isDisabled={isLocked}
            onChange={nightsChoice.onNights}
          />
        </div>
      ) : null}
      <PickRow icon="calendar-days" name={countOf(nights, 'night')} value={stay} isDisabled={!dates} onOpen={onDates} />
      {!dates && failure ? <ErrorState {...failure} onRetry={onRetry} isInline /> : null}
      <p className="exchange-days-text">{dates ? `${openDaysText(dates)} · ${highestText(dates)}` : waitingText}</p>
    </FormBlock>
  )
}
