import type { DestinationOption } from '@/contract/destination'
import type { SearchHistoryEntry } from '@/contract/search-history'
import type { Suggestion } from '@/contract/suggest'
import type { FailureNote } from '@/domain/failure'
import { CityChips } from '@/widgets/city-chips'
import { ErrorState } from '@/widgets/error-state'
import { HistoryChips } from '@/widgets/history-chips'
import { NearMe, type NearMeProps } from './near-me'

/** What stands on the search home before anything is typed. */
export interface BrowseProps extends NearMeProps {
  readonly isOnline: boolean
  readonly history: readonly SearchHistoryEntry[]
  /** Where most people go; empty while that is on its way. */
  readonly hot: readonly DestinationOption[]
  /** Why it is not known where most people go. */
  readonly hotFailure: FailureNote | null
  readonly hrefOfCity: (city: DestinationOption) => string
  readonly onCity: (city: DestinationOption) => void
  readonly onPick: (picked: Suggestion | SearchHistoryEntry) => void
  readonly onRetryHot: () => void
  readonly onClearHistory: () => void
}

/** Nearby, what was searched for before, and where most people go; without a connection the searches alone. */
export function Browse(props: BrowseProps) {
  const { isOnline, history, hot, hotFailure, hrefOfCity, onCity, onPick, onRetryHot, onClearHistory } = props
  return (
    <>
      {isOnline ? <NearMe {...props} /> : null}
      <HistoryChips entries={history} onPick={onPick} onClear={onClearHistory} />
      {isOnline && hot.length > 0 ? (
        <section className="find-hot" aria-label="Popular destinations">
          <h2 className="find-title">Popular destinations</h2>
          <CityChips cities={hot} hrefOf={hrefOfCity} onOpen={onCity} isWrapped />
        </section>
      ) : null}
      {isOnline && hotFailure ? <ErrorState {...hotFailure} onRetry={onRetryHot} isInline /> : null}
      {!isOnline && history.length === 0 ? (
        <p className="find-note">You are offline, and nothing was searched for on this device yet.</p>
      ) : null}
    </>
  )
}
