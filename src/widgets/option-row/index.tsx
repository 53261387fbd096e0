import { Icon } from '../icon'
import './style.scss'

/** One choice of several: a check-box among others, or a radio button of a group. */
export interface OptionRowProps {
  readonly kind: 'checkbox' | 'radio'
  readonly isOn: boolean
  readonly title: string
  readonly detail: string
  readonly isDisabled: boolean
  readonly onTap: () => void
}

/** A choice as a row: its mark, its name, and what it means. */
export function OptionRow({ kind, isOn, title, detail, isDisabled, onTap }: OptionRowProps) {
  return (
    <button
      type="button"
      role={kind}
      aria-checked={isOn}
      aria-disabled={isDisabled}
      className={isOn ? 'option-row option-row-on' : 'option-row'}
      onClick={isDisabled ? undefined : onTap}
    >
      <span className={kind === 'radio' ? 'option-row-mark option-row-mark-round' : 'option-row-mark'} aria-hidden>
        {isOn ? <Icon name="check" size={16} /> : null}
      </span>
      <span className="option-row-text">
        <span className="option-row-title">{title}</span>
        <span className="option-row-detail">{detail}</span>
      </span>
    </button>
  )
}
