import type { ChangeEvent } from 'react'
import { FormField } from '../form-field'
import { areaChange } from './area-change'

export interface TextFieldProps {
  /** Unique on the page; also the control's name. */
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called when the traveler leaves the field, for a first validation. */
  readonly onLeave?: () => void
  readonly error?: string | null
  readonly errorText?: string | null | undefined
  readonly hint?: string
  readonly placeholder?: string
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly isRequired?: boolean
  /** Several lines. */
  readonly isLong?: boolean
}

/** A line of text to fill in, or several. */
export function TextField(props: TextFieldProps) {
  const { id, label, error, errorText, hint, isLong } = props
  return (
    <FormField id={id} label={label} error={error} errorText={errorText} hint={hint}>
      {isLong ? <LongControl {...props} /> : <LineControl {...props} />}
    </FormField>
  )
}

function controlProps({ id, value, error, hint, onLeave, maxLength = 200, placeholder, isRequired }: TextFieldProps) {
  return {
    id,
    name: id,
    value,
    maxLength,
    placeholder,
    'aria-required': isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
    onBlur: onLeave,
  }
}

function LineControl(props: TextFieldProps) {
  return (
    <input
      {...controlProps(props)}
      className="field-box"
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      onChange={(event: ChangeEvent<HTMLInputElement>) => props.onChange(event.target.value)}
    />
  )
}

function LongControl(props: TextFieldProps) {
  const change = areaChange(props.value, props.onChange)
  return <textarea {...controlProps(props)} className="field-box field-area" {...change} />
}
