import type { FindOrderField, FindOrderStore } from '@/stores/booking/find-order'
import { loginText } from '@/domain/text/login-text'
import { formSending } from '@/platform/keyboard'
import { Button } from '@/widgets/button'
import { Screen } from '@/widgets/screen'
import { TextField } from '@/widgets/text-field'

/** State and actions of the page that finds a booking or an order of vouchers. */
export interface FindOrderViewProps extends Pick<
  FindOrderStore,
  'step' | 'fault' | 'sentTo' | 'isBusy' | 'secondsToResend'
> {
  readonly fields: Readonly<Record<FindOrderField, string>>
  readonly onType: (field: FindOrderField, text: string) => void
  readonly onSubmit: () => void
  readonly onResend: () => void
  /** Back to the e-mail and the number. */
  readonly onEdit: () => void
  readonly onBack: () => void
}

/** Requests e-mail and order number first, then the code that was e-mailed. */
export function FindOrderView(props: FindOrderViewProps) {
  const { step, isBusy, onEdit, onBack } = props
  const sending = formSending(props.onSubmit)
  return (
    <Screen title="Find a booking or order" onBack={step === 'code' ? onEdit : onBack} className="find-booking">
      <form className="find-booking-form" {...sending.form}>
        {step === 'lookup' ? <LookupStep {...props} /> : <CodeStep {...props} />}
        <Button isWide isLoading={isBusy} {...sending.button}>
          {step === 'lookup' ? 'Send code' : 'Show booking or order'}
        </Button>
        {step === 'code' ? <CodeLinks {...props} /> : null}
      </form>
    </Screen>
  )
}

/** What all fields have alike. */
const fieldProps = ({ fields, fault, onType }: FindOrderViewProps, field: FindOrderField) => ({
  id: field,
  value: fields[field],
  onChange: (text: string) => onType(field, text),
  error: fault?.field === field ? fault.text : null,
  isRequired: true,
})

function LookupStep(props: FindOrderViewProps) {
  return (
    <>
      <p className="find-booking-text">
        Enter the e-mail address of the booking, or of the order of vouchers, and its number. We will send a code to
        that address.
      </p>
      <TextField
        {...fieldProps(props, 'email')}
        label="Email address"
        placeholder="name@example.com"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        {...fieldProps(props, 'orderNo')}
        label="Booking or order number"
        hint="You find it in our e-mails. It begins with SL."
        placeholder="SL123456789012"
        autoComplete="off"
        maxLength={40}
      />
    </>
  )
}

function CodeStep(props: FindOrderViewProps) {
  return (
    <>
      <p className="find-booking-text" role="status">
        {`If there is such a booking or order, we sent a 6-digit code to ${props.sentTo}. It is good for 5 minutes.`}
      </p>
      <TextField
        {...fieldProps(props, 'code')}
        label="Verification code"
        placeholder="6-digit code"
        type="tel"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
    </>
  )
}

/** Other ways to go on from the code step. */
function CodeLinks({ secondsToResend, onResend, onEdit }: FindOrderViewProps) {
  const isWaiting = secondsToResend > 0
  return (
    <div className="find-booking-links">
      <button
        type="button"
        className="find-booking-link"
        disabled={isWaiting}
        onClick={isWaiting ? undefined : onResend}
      >
        {isWaiting ? `${loginText.resend} (${secondsToResend} s)` : loginText.resend}
      </button>
      <button type="button" className="find-booking-link" onClick={onEdit}>
        Change e-mail or number
      </button>
    </div>
  )
}
