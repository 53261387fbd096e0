import { destinationText } from '@/domain/text/app-text'
import { Icon } from '@/widgets/icon'
import type { DestinationOption } from '@/contract/destination'
import type { SearchHistoryEntry, Suggestion } from '@/contract/suggest'
import type { FailureView } from '@/domain/failure'
import { CityChips } from '@/widgets/city-chips'
import { ErrorState } from '@/widgets/error-state'
import { HistoryChips } from '@/widgets/history-chips'

/** The way to what is near. */
interface NearMeProps {
  /** failed: the device did not return a location; nowhere: no stays are near it. */
  readonly nearStatus: 'idle' | 'locating' | 'failed' | 'nowhere'
  readonly onNearMe: () => void
}

const NEAR_TEXT = {
  idle: 'Search near me',
  locating: 'Finding where you are …',
  nowhere: 'No stays near you yet',
} as const

/** Searches around the traveler; shows a failure (spec §8) with a way to retry. */
function NearMe({ nearStatus, onNearMe }: NearMeProps) {
  if (nearStatus === 'failed') {
    return (
      <div className="find-near" role="status">
        <Icon name="map-pin" size={20} className="find-near-icon" />
        <span className="find-near-text">{`${destinationText.locationFailed} · Location failed`}</span>
        <button type="button" className="find-near-again" onClick={onNearMe}>
          Relocate
        </button>
      </div>
    )
  }
  return (
    <button
      type="button"
      className="find-near"
      aria-disabled={nearStatus === 'locating'}
      onClick={nearStatus === 'locating' ? undefined : onNearMe}
    >
      <Icon name="map-pin" size={20} className="find-near-icon" />
      <span className="find-near-text">{NEAR_TEXT[nearStatus]}</span>
    </button>
  )
}

/** What stands on the search home before anything is typed. */
export interface BrowseProps extends NearMeProps {
  readonly isOnline: boolean
  readonly history: readonly SearchHistoryEntry[]
  /** Where most people go; empty while that is on its way. */
  readonly hot: readonly DestinationOption[]
  /** Why it is not known where most people go. */
  readonly hotFailure: FailureView | null
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
