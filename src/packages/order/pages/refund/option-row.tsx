import { Icon } from '@/widgets/icon'

/** One choice of several: a check-box among others, or a radio button of a group. */
export interface OptionRowProps {
  readonly kind: 'checkbox' | 'radio'
  readonly isOn: boolean
  readonly title: string
  readonly detail: string
  readonly isDisabled: boolean
  readonly onTap: () => void
}

/** A choice as a row: its mark, its name, and what it means for the money. */
export function OptionRow({ kind, isOn, title, detail, isDisabled, onTap }: OptionRowProps) {
  return (
    <button
      type="button"
      role={kind}
      aria-checked={isOn}
      aria-disabled={isDisabled}
      className={isOn ? 'cancel-option cancel-option-on' : 'cancel-option'}
      onClick={isDisabled ? undefined : onTap}
    >
      <span className={kind === 'radio' ? 'cancel-mark cancel-mark-round' : 'cancel-mark'} aria-hidden>
        {isOn ? <Icon name="check" size={16} /> : null}
      </span>
      <span className="cancel-option-text">
        <span className="cancel-option-title">{title}</span>
        <span className="cancel-option-detail">{detail}</span>
      </span>
    </button>
  )
}
