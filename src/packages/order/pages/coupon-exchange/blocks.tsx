import type { ExchangeDifference, ExchangeInfo } from '@/contract/exchange'
import type { BookingFaults, BookingForm, ContactFields as Contact } from '@/domain/booking/booking-form'
import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import { ContactFields } from '@/widgets/contact-fields'
import { HotelRequest } from '@/widgets/exchange-stay/guests'
import { FactList } from '@/widgets/fact-list'
import { FormBlock } from '@/widgets/form-block'
import { ThumbRow } from '@/widgets/thumb-row'

/** Which voucher a date is booked with, and until when it is good. */
export function VoucherSummary({ info }: { readonly info: ExchangeInfo }) {
  const { headImg, name, variant, nights, nightsLeft, validText } = info
  const left = nightsLeft === nights ? countOf(nights, 'night') : `${nightsLeft} of ${countOf(nights, 'night')} left`
  return (
    <FormBlock label="Your voucher">
      <ThumbRow picture={headImg} size={80}>
        <h2 className="exchange-name">{name}</h2>
        {[variant, left, validText]
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="exchange-line">
              {line}
            </p>
          ))}
      </ThumbRow>
    </FormBlock>
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
  const { parts, currencySymbol, cancelText, cancelUntil, serverTime } = difference
  const comesBack = serverTime < cancelUntil ? ' The voucher and what you paid on top then come back.' : ''
  const cancelLine = `${cancelText}.${comesBack}`
  const total = { label: 'To pay on top', value: codedAmount(difference) }
  return (
    <FormBlock label="Difference" title="On top of the voucher">
      {notice === null ? null : (
        <p className="exchange-notice" role="status">
          {notice}
        </p>
      )}
      <FactList
        facts={[...parts.map(({ text, amount }) => ({ label: text, value: `${currencySymbol} ${amount}` })), total]}
      />
      <p className="exchange-line exchange-cancel">{cancelLine}</p>
    </FormBlock>
  )
}

/** What is written of the contact and to the hotel. */
export interface ContactBlockProps {
  readonly form: BookingForm
  readonly faults: BookingFaults | null
  readonly onContact: (contact: Partial<Contact>) => void
  readonly onRequest: (text: string) => void
}

/** Whom the hotel may reach, and what the traveler requests of it. */
export function ContactBlock({ form, faults, onContact, onRequest }: ContactBlockProps) {
  return (
    <FormBlock title="Contact">
      <ContactFields
        contact={form.contact}
        faults={faults}
        emailHint="The certificate goes here"
        onContact={onContact}
      />
      <HotelRequest text={form.note} onRequest={onRequest} />
    </FormBlock>
  )
}
