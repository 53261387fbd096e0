import type { ReactNode } from 'react'
import { Icon } from '../icon'
import './style.scss'

export interface FormFieldProps {
  /** Id of the control that the label names. */
  readonly id: string
  readonly label: string
  readonly error?: string | null
  /** A second line below the error, as in another language. */
  readonly errorText?: string | null | undefined
  readonly hint?: string
  readonly children: ReactNode
}

/** Label above, control, and below it what is wrong or what helps. */
export function FormField({ id, label, error, errorText, hint, children }: FormFieldProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error ? (
        <div id={`${id}-note`} className="field-note field-error" role="alert">
          <Icon name="circle-alert" size={14} className="field-icon" />
          <span className="field-messages">
            <span className="field-error-text">{error}</span>
            {errorText ? <span className="field-second">{errorText}</span> : null}
          </span>
        </div>
      ) : hint ? (
        <div id={`${id}-note`} className="field-note">
          {hint}
        </div>
      ) : null}
    </div>
  )
}
