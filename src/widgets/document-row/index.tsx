import { Icon } from '../icon'
import './style.scss'

export interface DocumentRowProps {
  readonly name: string
  /** Number and time, or that it is being made. */
  readonly detail?: string
  /** What the row does, for screen readers. */
  readonly label: string
  readonly isDisabled?: boolean
  readonly onOpen: () => void
}

/** A file that can be opened. */
export function DocumentRow({ name, detail, label, isDisabled = false, onOpen }: DocumentRowProps) {
  return (
    <button type="button" className="document-row" aria-label={label} disabled={isDisabled} onClick={onOpen}>
      <Icon name="receipt-text" size={20} className="document-row-icon" />
      <span className="document-row-body">
        <span className="document-row-name">{name}</span>
        {detail === undefined ? null : <span className="document-row-detail">{detail}</span>}
      </span>
    </button>
  )
}
