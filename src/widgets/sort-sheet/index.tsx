import { useRef, type KeyboardEvent } from 'react'
import type { HotelSort } from '@/contract/search'
import { hotelSorts, sortNames } from '@/domain/stays/hotel-query'
import { focusInside } from '@/platform/focus'
import { Icon } from '../icon'
import { Sheet } from '../sheet'
import './style.scss'

export interface SortSheetProps {
  readonly value: HotelSort
  readonly onPick: (sort: HotelSort) => void
  readonly onClose: () => void
}

/** In which order hotels stand; arrow keys go from one to the next, Enter or Space takes it. */
export function SortSheet({ value, onPick, onClose }: SortSheetProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    focusInside(list.current, `[data-at="${(at + step + hotelSorts.length) % hotelSorts.length}"]`)
  }
  return (
    <Sheet isOpen title="Sort by" onClose={onClose}>
      <div ref={list} role="radiogroup" aria-label="Sort by">
        {hotelSorts.map((sort, at) => (
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
            <span className="sorts-name">{sortNames[sort]}</span>
            {sort === value ? <Icon name="check" size={20} /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
