import { type BookingForm, specialRequests } from '@/domain/booking/booking-form'
import { ChoiceChips } from '@/widgets/choice-chips'
import { TextField } from '@/widgets/text-field'
import { FormBlock } from '@/widgets/form-block'
import { PickRow } from '@/widgets/pick-row'

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
    <FormBlock title="Arrival and requests">
      <div className="book-arrive">
        <PickRow
          icon="clock"
          name="Arrival time"
          value={form.arriveTime === '' ? 'I do not know yet' : form.arriveTime}
          onOpen={onArriveTime}
        />
      </div>
      <ChoiceChips
        label="Special requests"
        hint="The hotel tries to meet them, but cannot promise."
        options={options}
        selected={options.map(({ value }) => value).filter((value) => form.requests.includes(value))}
        onToggle={onRequest}
      />
      <TextField id="note" label="Anything else" value={form.note} maxLength={300} isLong onChange={onFreeText} />
    </FormBlock>
  )
}
