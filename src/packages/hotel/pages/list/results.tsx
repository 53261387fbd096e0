import type { HotelCard as HotelFacts } from '@/contract/search'
import type { FailureView } from '@/domain/failure'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { HotelCards, type HotelCardsProps } from '@/widgets/hotel-cards'
import { Layer } from '@/widgets/layer'

/** A button of what may find more where nothing matches. */
export interface WayOut {
  readonly text: string
  readonly onTap: () => void
}

/** The cards that were found, and the texts around them. */
export interface ResultsProps extends Omit<HotelCardsProps, 'onRetry'> {
  readonly cards: readonly HotelFacts[]
  readonly failure: FailureView | null
  /** Number of stays that were found; null before the first reply. */
  readonly countText: string | null
  /** Everything that matches is sold out. */
  readonly isNothingFree: boolean
  /** That another text was searched for than the one that was typed. */
  readonly correction: string | null
  readonly wayOut: WayOut
  readonly onSearch: () => void
  readonly onRetry: () => void
}

/** The cards, or why there are none. */
export function Results(props: ResultsProps) {
  const { cards, status, failure, countText, isNothingFree, correction, wayOut } = props
  if (cards.length === 0 && status === 'error' && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (cards.length === 0 && status === 'end') return <NoResults wayOut={wayOut} />
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
        {isNothingFree && status === 'end' ? <NoResults wayOut={wayOut} /> : null}
      </Layer>
      <p className="stays-count" role="status">
        {countText ?? ' '}
      </p>
      <HotelCards {...props} />
    </div>
  )
}

function NoResults({ wayOut }: { readonly wayOut: WayOut }) {
  return <EmptyState icon="search" text="No stays match" action={wayOut} />
}

/** What a tap on the way out does: drops the filter that costs most, clears them all, or changes the search. */
export interface WayOutActions {
  readonly onDrop: () => void
  readonly onClearFilters: () => void
  readonly onEdit: () => void
}

/** The way out that helps most; `drop` names the filter whose removal would give most stays. */
export function wayOutOf(drop: string | null, hasFilters: boolean, actions: WayOutActions): WayOut {
  if (drop) return { text: drop, onTap: actions.onDrop }
  return hasFilters
    ? { text: 'Clear all filters', onTap: actions.onClearFilters }
    : { text: 'Change search', onTap: actions.onEdit }
}
