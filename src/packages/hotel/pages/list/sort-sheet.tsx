import type { HotelSort } from '@/contract/search'
import { Icon } from '@/widgets/icon'
import { Sheet } from '@/widgets/sheet'
import { sortNames } from './sort-names'

/** The choice of order. */
export interface SortSheetProps {
  readonly value: HotelSort
  readonly onPick: (sort: HotelSort) => void
  readonly onClose: () => void
}

const sorts: readonly HotelSort[] = ['recommended', 'price_low', 'price_high', 'rating']

/** In which order hotels stand. */
export function SortSheet({ value, onPick, onClose }: SortSheetProps) {
  return (
    <Sheet isOpen title="Sort by" onClose={onClose}>
      <div role="radiogroup" aria-label="Sort by">
        {sorts.map((sort) => (
          <button
            key={sort}
            type="button"
            role="radio"
            aria-checked={sort === value}
            className="stays-choice"
            onClick={() => onPick(sort)}
          >
            <span className="stays-choice-name">{sortNames[sort]}</span>
            {sort === value ? <Icon name="check" size={20} className="stays-choice-on" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
