import type { ReactNode } from 'react'
import './style.scss'

export interface ChipProps {
  readonly children: ReactNode
  readonly onTap: () => void
  /** Where the chip is one of several that can be on. */
  readonly isOn?: boolean
  readonly label?: string
}

/** A small choice among others. */
export function Chip({ children, onTap, isOn, label }: ChipProps) {
  return (
    <button
      type="button"
      className={isOn ? 'chip chip-on' : 'chip'}
      aria-pressed={isOn}
      aria-label={label}
      onClick={onTap}
    >
      <span className="chip-face">{children}</span>
    </button>
  )
}
