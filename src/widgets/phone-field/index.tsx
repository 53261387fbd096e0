import { useState, type ChangeEvent } from 'react'
import { splitPhone } from '@/domain/account/dial-codes'
import { FormField } from '../form-field'
import { Icon } from '../icon'
import { DialCodeSheet } from './dial-code-sheet'
import './style.scss'

export interface PhoneFieldProps {
  readonly id: string
  readonly label: string
  /** Dialling code without plus, e.g. 86. */
  readonly countryCode: string
  readonly phone: string
  readonly onCountryCode: (code: string) => void
  readonly onPhone: (phone: string) => void
  readonly onLeave?: () => void
  readonly error?: string | null
  readonly hint?: string
}

/** A phone number with its dialling code, which is chosen from a sheet or typed before the number. */
export function PhoneField(props: PhoneFieldProps) {
  const { id, label, countryCode, phone, error, hint } = props
  const [isChoosing, setChoosing] = useState(false)
  const write = (typed: string) => {
    const split = splitPhone(typed)
    if (split) props.onCountryCode(split.countryCode)
    props.onPhone(split ? split.phone : typed)
  }
  return (
    <FormField id={id} label={label} error={error} hint={hint}>
      <div className="phone">
        <button
          type="button"
          className="phone-code"
          aria-label={`Country code: +${countryCode}`}
          onClick={() => setChoosing(true)}
        >
          <span className="phone-plus">{`+${countryCode}`}</span>
          <Icon name="chevron-down" size={16} />
        </button>
        <input
          id={id}
          name={id}
          className="field-box phone-number"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onBlur={props.onLeave}
          onChange={(event: ChangeEvent<HTMLInputElement>) => write(event.target.value)}
        />
      </div>
      {isChoosing ? (
        <DialCodeSheet
          selected={countryCode}
          onPick={(code) => {
            props.onCountryCode(code)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </FormField>
  )
}
