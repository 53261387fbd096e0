import type { FormEvent } from 'react'
import type { OpenStay } from '@/contract/account'
import { loginText } from '@/domain/text/login-text'
import { Icon } from '../icon'
import { Link } from '../link'
import { TextField } from '../text-field'
import type { AccountCodeSheetProps } from './props'

/** What is going to happen. */
export function RequestStep({ text }: Pick<AccountCodeSheetProps, 'text'>) {
  return (
    <ul className="acode-lines">
      {text.explains.map((line) => (
        <li key={line} className="acode-line">
          <Icon name="check" size={16} className="acode-mark" />
          <span className="acode-label">{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** Which bookings are in the way, each a link to it. */
export function RefusedStep({
  stays,
  hrefOfStay,
  onStay,
}: Pick<AccountCodeSheetProps, 'hrefOfStay' | 'onStay'> & { readonly stays: readonly OpenStay[] }) {
  return (
    <div className="acode-refused">
      <p className="acode-text" role="alert">
        Your account can be deleted once these bookings and vouchers are over and every refund has arrived.
      </p>
      <ul className="acode-stays">
        {stays.map((stay) => (
          <li key={stay.orderid}>
            <Link className="acode-stay" href={hrefOfStay(stay)} onOpen={() => onStay(stay)}>
              <div className="acode-stay-body">
                <span className="acode-stay-name">{stay.hotelName}</span>
                <span className="acode-stay-facts">
                  {[stay.dates, stay.statusText].filter((part) => part !== '').join(' · ')}
                </span>
              </div>
              <Icon name="chevron-right" size={20} className="acode-more" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the code goes. */
export function CodeStep(
  props: Pick<AccountCodeSheetProps, 'code' | 'codeFault' | 'secondsToResend' | 'onCode' | 'onConfirm' | 'onSend'> & {
    readonly sentTo: string
  },
) {
  const { secondsToResend, onSend } = props
  const isWaiting = secondsToResend > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onConfirm()
  }
  return (
    <form className="acode-form" noValidate onSubmit={submit}>
      <p className="acode-text">{loginText.sentTo(props.sentTo)}</p>
      <TextField
        id="account-code"
        label="Verification code"
        value={props.code}
        onChange={props.onCode}
        error={props.codeFault}
        placeholder="6-digit code"
        type="tel"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <button type="button" className="acode-resend" disabled={isWaiting} onClick={isWaiting ? undefined : onSend}>
        {isWaiting ? `${loginText.resend} (${secondsToResend} s)` : loginText.resend}
      </button>
    </form>
  )
}

/** How it ended. */
export function DoneStep({ text, outcome }: Pick<AccountCodeSheetProps, 'text'> & { readonly outcome: string }) {
  return (
    <div className="acode-done" role="status">
      <Icon name="circle-check" size={48} className="acode-done-icon" />
      <h3 className="acode-done-title">{text.doneTitle}</h3>
      <p className="acode-text">{outcome}</p>
    </div>
  )
}
