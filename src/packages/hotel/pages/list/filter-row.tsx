import type { HotelSort } from '@/contract/search'
import type { HotelFilters } from '@/domain/search/hotel-query'
import { Chip } from '@/widgets/chip'
import { Icon } from '@/widgets/icon'
import { sortNames } from './sort-names'

/** What orders and narrows the list. */
export interface FilterRowProps {
  readonly sort: HotelSort
  readonly filters: HotelFilters
  readonly onSort: () => void
  readonly onFilters: (filters: HotelFilters) => void
}

const STARS = [5, 4, 3, 2]

/** Order and filters as a row of chips. */
export function FilterRow({ sort, filters, onSort, onFilters }: FilterRowProps) {
  const { stars, freeCancellation } = filters
  const toggleStar = (star: number) =>
    onFilters({ freeCancellation, stars: stars.includes(star) ? stars.filter((on) => on !== star) : [...stars, star] })
  return (
    <div className="stays-filters" role="group" aria-label="Sort and filter">
      <Chip onTap={onSort} label={`Sort: ${sortNames[sort]}`}>
        <span className="stays-sort">
          <Icon name="arrow-down-up" size={16} />
          <span className="stays-sort-name">{sortNames[sort]}</span>
        </span>
      </Chip>
      <Chip isOn={freeCancellation} onTap={() => onFilters({ stars, freeCancellation: !freeCancellation })}>
        Free cancellation
      </Chip>
      {STARS.map((star) => (
        <Chip key={star} isOn={stars.includes(star)} onTap={() => toggleStar(star)}>
          {`${star} stars`}
        </Chip>
      ))}
    </div>
  )
}
