import { arrivalTimes } from '@/domain/booking/stay-hours'
import { Icon } from '@/widgets/icon'
import { Sheet } from '@/widgets/sheet'

/** The choice of an arrival time; an empty value is not known yet. */
export interface ArrivalSheetProps {
  /** HH:MM, hotel time. */
  readonly checkinFrom: string
  /** HH:MM up to 24:00, hotel time. */
  readonly checkinUntil: string
  readonly value: string
  readonly onPick: (value: string) => void
  readonly onClose: () => void
}

/** When the traveler expects to arrive, in hotel time. */
export function ArrivalSheet({ checkinFrom, checkinUntil, value, onPick, onClose }: ArrivalSheetProps) {
  return (
    <Sheet isOpen title="Arrival time" size="55" onClose={onClose}>
      <div role="radiogroup" aria-label="Arrival time, hotel time">
        {['', ...arrivalTimes(checkinFrom, checkinUntil)].map((time) => (
          <button
            key={time}
            type="button"
            role="radio"
            aria-checked={time === value}
            className="book-choice"
            onClick={() => onPick(time)}
          >
            <span className="book-choice-name">{time === '' ? 'I do not know yet' : time}</span>
            {time === value ? <Icon name="check" size={20} className="book-choice-on" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
