import { useRef, type KeyboardEvent } from 'react'
import { focusInside } from '@/platform/focus'
import { Icon } from '../icon'
import { Sheet } from '../sheet'
import './style.scss'

export interface SortSheetProps<Sort extends string> {
  /** The orders as they are listed. */
  readonly sorts: readonly Sort[]
  readonly names: Readonly<Record<Sort, string>>
  readonly value: Sort
  readonly onPick: (sort: Sort) => void
  readonly onClose: () => void
}

/** In which order a list stands; arrow keys go from one to the next, Enter or Space takes it. */
export function SortSheet<Sort extends string>({ sorts, names, value, onPick, onClose }: SortSheetProps<Sort>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    focusInside(list.current, `[data-at="${(at + step + sorts.length) % sorts.length}"]`)
  }
  return (
    <Sheet isOpen title="Sort by" onClose={onClose}>
      <div ref={list} role="radiogroup" aria-label="Sort by">
        {sorts.map((sort, at) => (
          <button
            key={sort}
            type="button"
            role="radio"
            data-at={at}
            tabIndex={sort === value ? 0 : -1}
            {...(sort === value ? { 'data-autofocus': true } : {})}
            aria-checked={sort === value}
            className={sort === value ? 'sorts-row sorts-on' : 'sorts-row'}
            onClick={() => onPick(sort)}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <span className="sorts-name">{names[sort]}</span>
            {sort === value ? <Icon name="check" size={20} /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
