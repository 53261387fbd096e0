import type { ReactNode } from 'react'
import { showStaysText } from '@/domain/stays/result-text'
import { Button } from '../button'
import { Sheet } from '../sheet'
import './style.scss'

export interface FilterPopupProps {
  readonly title: string
  /** Share of the screen's height; 55 for More (spec §2). */
  readonly size?: 'fit' | '55' | '85'
  /** Stays that what is chosen now would leave; null while they are counted. */
  readonly count: number | null
  /** Whether there is anything to clear. */
  readonly canClear: boolean
  readonly onClear: () => void
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A popup of choices with Clear and Confirm; Confirm shows the number of matching stays. */
export function FilterPopup(props: FilterPopupProps) {
  const { title, size = 'fit', count, canClear, onClear, onConfirm, onClose, children } = props
  const footer = (
    <div className="filters-foot">
      <Button kind="secondary" isDisabled={!canClear} onTap={onClear}>
        Clear
      </Button>
      <div className="filters-confirm" role="status">
        <Button isWide isDisabled={count === 0} label={`Confirm: ${showStaysText(count)}`} onTap={onConfirm}>
          {showStaysText(count)}
        </Button>
      </div>
    </div>
  )
  return (
    <Sheet isOpen title={title} size={size} onClose={onClose} footer={footer}>
      {children}
    </Sheet>
  )
}
