import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import './style.scss'

export interface PickRowProps {
  readonly icon: IconName
  readonly name: string
  /** The chosen value, or a text that none is chosen. */
  readonly value: string
  readonly isDisabled?: boolean
  readonly onOpen: () => void
}

/** A bordered row that opens a popup to choose its value. */
export function PickRow({ icon, name, value, isDisabled = false, onOpen }: PickRowProps) {
  return (
    <button type="button" className="pick-row" aria-haspopup="dialog" disabled={isDisabled} onClick={onOpen}>
      <Icon name={icon} size={20} className="pick-row-icon" />
      <span className="pick-row-text">
        <span className="pick-row-name">{name}</span>
        <span className="pick-row-value">{value}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </button>
  )
}
