import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { HotelCards } from '@/widgets/hotel-cards'
import { Layer } from '@/widgets/layer'
import type { HotelListViewProps } from './view'

/** The cards, or why there are none. */
export function Results(props: HotelListViewProps) {
  const { cards, status, failure, countText, isNothingFree, correction } = props
  if (cards.length === 0 && status === 'error' && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (cards.length === 0 && status === 'end') return <NoResults {...props} />
  return (
    <div className="stays-list">
      <h2 className="unseen">Stays</h2>
      <Layer>
        {correction ? (
          <div className="stays-corrected">
            <span className="stays-corrected-text">{correction}</span>
            <button type="button" className="stays-corrected-edit" onClick={props.onSearch}>
              Edit search
            </button>
          </div>
        ) : null}
        {isNothingFree && status === 'end' ? <NoResults {...props} /> : null}
      </Layer>
      <p className="stays-count" role="status">
        {countText ?? ' '}
      </p>
      <HotelCards {...props} />
    </div>
  )
}

function NoResults({ drop, hasFilters, onDrop, onClearFilters, onEdit }: HotelListViewProps) {
  if (drop) return <EmptyState icon="search" text="No stays match" action={{ text: drop, onTap: onDrop }} />
  return hasFilters ? (
    <EmptyState icon="search" text="No stays match" action={{ text: 'Clear all filters', onTap: onClearFilters }} />
  ) : (
    <EmptyState icon="search" text="No stays match" action={{ text: 'Change search', onTap: onEdit }} />
  )
}
