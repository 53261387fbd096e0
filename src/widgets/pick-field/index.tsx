import { FormField } from '../form-field'
import { Icon } from '../icon'
import './style.scss'

export interface PickFieldProps {
  /** Unique on the page. */
  readonly id: string
  readonly label: string
  /** What is chosen, in words; null where nothing is. */
  readonly value: string | null
  readonly placeholder: string
  readonly error?: string | null
  readonly hint?: string
  readonly onOpen: () => void
  /** Given where the choice can be taken back. */
  readonly onClear?: () => void
}

/** A field whose value is chosen from a popup. */
export function PickField({ id, label, value, placeholder, error, hint, onOpen, onClear }: PickFieldProps) {
  return (
    <FormField id={id} label={label} error={error} hint={hint}>
      <div className="choice-field">
        <button
          id={id}
          type="button"
          className="field-box choice-field-button"
          aria-label={`${label}: ${value ?? placeholder}`}
          aria-haspopup="dialog"
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onClick={onOpen}
        >
          <span className={value === null ? 'choice-field-value choice-field-none' : 'choice-field-value'}>
            {value ?? placeholder}
          </span>
          <Icon name="chevron-down" size={18} className="choice-field-sign" />
        </button>
        {onClear && value !== null ? (
          <button
            type="button"
            className="choice-field-clear"
            aria-label={`Clear ${label.toLowerCase()}`}
            onClick={onClear}
          >
            <Icon name="x" size={20} />
          </button>
        ) : null}
      </div>
    </FormField>
  )
}
