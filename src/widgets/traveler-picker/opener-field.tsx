import type { IconName } from '@/theme/icon-names'
import { FormField } from '../form-field'
import { Icon } from '../icon'

interface OpenerFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly icon: IconName
  readonly error?: string | null
  readonly errorNote?: string | null
  readonly onOpen: () => void
}

/** A field whose value is chosen in a sheet. */
export function OpenerField({ id, label, value, placeholder = '', icon, error, errorNote, onOpen }: OpenerFieldProps) {
  return (
    <FormField id={id} label={label} error={error} errorNote={errorNote}>
      <button
        id={id}
        type="button"
        className="trav-opener"
        aria-label={`${label}: ${value || placeholder}`}
        aria-haspopup="dialog"
        aria-describedby={error ? `${id}-note` : undefined}
        onClick={onOpen}
      >
        <span className={value ? 'trav-opener-text' : 'trav-opener-text trav-opener-empty'}>
          {value || placeholder}
        </span>
        <Icon name={icon} size={20} className="trav-opener-icon" />
      </button>
    </FormField>
  )
}
