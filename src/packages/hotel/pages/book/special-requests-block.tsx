import { type BookingForm, specialRequests } from '@/domain/booking/booking-form'
import { ChoiceChips } from '@/widgets/choice-chips'
import { Icon } from '@/widgets/icon'
import { TextField } from '@/widgets/text-field'

const options = specialRequests.map((request) => ({ value: request, label: request }))

/** Arrival time and special requests. */
export interface SpecialRequestsBlockProps {
  readonly form: Pick<BookingForm, 'arriveTime' | 'requests' | 'note'>
  readonly onArriveTime: () => void
  readonly onRequest: (request: string) => void
  readonly onFreeText: (text: string) => void
}

/** Fields for arrival time, special requests and free text. */
export function SpecialRequestsBlock({ form, onArriveTime, onRequest, onFreeText }: SpecialRequestsBlockProps) {
  return (
    <section className="book-block" aria-label="Arrival and requests">
      <h2 className="book-head">Arrival and requests</h2>
      <button type="button" className="book-arrive" aria-haspopup="dialog" onClick={onArriveTime}>
        <Icon name="clock" size={20} className="book-arrive-icon" />
        <span className="book-arrive-text">
          <span className="book-arrive-name">Arrival time</span>
          <span className="book-arrive-value">{form.arriveTime === '' ? 'I do not know yet' : form.arriveTime}</span>
        </span>
        <Icon name="chevron-right" size={20} />
      </button>
      <ChoiceChips
        label="Special requests"
        hint="The hotel tries to meet them, but cannot promise."
        options={options}
        selected={options.map(({ value }) => value).filter((value) => form.requests.includes(value))}
        onToggle={onRequest}
      />
      <TextField id="note" label="Anything else" value={form.note} maxLength={300} isLong onChange={onFreeText} />
    </section>
  )
}
