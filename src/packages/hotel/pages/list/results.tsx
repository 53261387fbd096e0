import { hasFilters } from '@/domain/search/hotel-query'
import { countOf } from '@/domain/words/count-of'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { HotelCards } from '@/widgets/hotel-cards'
import type { HotelListViewProps } from './view'

/** The cards, or why there are none. */
export function Results(props: HotelListViewProps) {
  const { cards, status, failure, total, cityName } = props
  if (cards.length === 0 && status === 'error' && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (cards.length === 0 && status === 'end') return <NoResults {...props} />
  return (
    <div className="stays-list">
      <h2 className="unseen">Stays</h2>
      <p className="stays-count" role="status">
        {total === null ? ' ' : `${countOf(total, 'stay')} in ${cityName} · taxes included`}
      </p>
      <HotelCards {...props} />
    </div>
  )
}

function NoResults({ filters, onRemoveFilters, onEdit }: HotelListViewProps) {
  return hasFilters(filters) ? (
    <EmptyState
      icon="search"
      text="No stays match these filters."
      action={{ text: 'Remove filters', onTap: onRemoveFilters }}
    />
  ) : (
    <EmptyState icon="search" text="No stays match this search." action={{ text: 'Change search', onTap: onEdit }} />
  )
}
