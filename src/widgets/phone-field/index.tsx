import { useState, type ChangeEvent } from 'react'
import { DIAL_CODES } from '@/domain/forms/dial-codes'
import { FormField } from '../form-field'
import { Icon } from '../icon'
import { Sheet } from '../sheet'
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

/** A phone number with its dialling code, which is chosen from a sheet. */
export function PhoneField(props: PhoneFieldProps) {
  const { id, label, countryCode, phone, error, hint } = props
  const [isChoosing, setChoosing] = useState(false)
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
          autoComplete="tel-national"
          maxLength={20}
          value={phone}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onBlur={props.onLeave}
          onChange={(event: ChangeEvent<HTMLInputElement>) => props.onPhone(event.target.value)}
        />
      </div>
      <DialCodeSheet
        isOpen={isChoosing}
        selected={countryCode}
        onPick={(code) => {
          props.onCountryCode(code)
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </FormField>
  )
}

interface DialCodeSheetProps {
  readonly isOpen: boolean
  readonly selected: string
  readonly onPick: (code: string) => void
  readonly onClose: () => void
}

function DialCodeSheet({ isOpen, selected, onPick, onClose }: DialCodeSheetProps) {
  return (
    <Sheet isOpen={isOpen} title="Country code" size="85" onClose={onClose} startId={`dial-${selected}`}>
      {DIAL_CODES.map(({ code, country }) => (
        <button
          key={code}
          id={`dial-${code}`}
          type="button"
          className={code === selected ? 'phone-row phone-on' : 'phone-row'}
          aria-pressed={code === selected}
          onClick={() => onPick(code)}
        >
          <span className="phone-country">{country}</span>
          <span className="phone-dial">{`+${code}`}</span>
        </button>
      ))}
    </Sheet>
  )
}
