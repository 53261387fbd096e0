import type { Traveler } from '@/contract/profile'
import { Icon } from '../icon'
import type { TravelerPickerProps } from './props'
import { travelerText as words } from '@/domain/text/traveler-text'
import { EmptyState } from '../empty-state'
import { ErrorState } from '../error-state'
import { RowsSkeleton } from '../skeleton'

type TravelerListProps = Pick<TravelerPickerProps, 'state' | 'actions'>

interface TravelerRowProps extends TravelerListProps {
  readonly traveler: Traveler
}

/** A saved traveler: tapped to tick, and a way to the form beside it. */
function TravelerRow(props: TravelerRowProps) {
  const { traveler, state, actions } = props
  return (
    <div className="trav-row">
      {state.choice === 'none' ? (
        <div className="trav-face">
          <Facts traveler={traveler} isRefused={false} />
        </div>
      ) : (
        <TickFace {...props} />
      )}
      <button
        type="button"
        className="trav-edit"
        aria-label={`Edit ${traveler.name}`}
        onClick={() => actions.edit(traveler.id)}
      >
        Edit
      </button>
    </div>
  )
}

/** A row with an unsupported document can be tapped, which explains why it can't be chosen. */
function TickFace({ traveler, state: { popup, choice }, actions }: TravelerRowProps) {
  const isOn = popup.selectedIds.includes(traveler.id)
  const className = ['trav-face', isOn && 'trav-on', traveler.disabled && 'trav-off']
  return (
    <button
      type="button"
      role={choice === 'one' ? 'radio' : 'checkbox'}
      aria-checked={isOn}
      aria-disabled={traveler.disabled}
      className={className.filter(Boolean).join(' ')}
      onClick={() => actions.pick(traveler.id)}
    >
      <span className={choice === 'one' ? 'trav-tick trav-round' : 'trav-tick'} aria-hidden>
        {isOn ? <Icon name="check" size={16} /> : null}
      </span>
      <Facts traveler={traveler} isRefused={traveler.disabled} />
    </button>
  )
}

function Facts({ traveler, isRefused }: { readonly traveler: Traveler; readonly isRefused: boolean }) {
  const { name, idTypeName, idNo, tel } = traveler
  return (
    <span className="trav-facts">
      <span className="trav-name">{name}</span>
      <span className="trav-fact">{idTypeName}</span>
      <span className="trav-fact trav-figures">{[idNo, tel].filter(Boolean).join(' · ')}</span>
      {isRefused ? <span className="trav-fact trav-why">Not accepted for this stay</span> : null}
    </span>
  )
}

/** The saved travelers, or what stands in their place. */
export function TravelerList({ state, actions }: TravelerListProps) {
  const { travelers, failure } = state
  if (!travelers) {
    if (failure) return <ErrorState {...failure} onRetry={actions.load} />
    return (
      <div role="status" aria-label="Loading travelers">
        <RowsSkeleton count={3} />
      </div>
    )
  }
  if (travelers.length === 0) {
    return <EmptyState icon="users" text={words.none} action={{ text: words.newTitle, onTap: actions.add }} />
  }
  return (
    <>
      <button type="button" className="trav-add" onClick={actions.add}>
        <Icon name="plus" size={20} />
        <span className="trav-add-text">{words.newTitle}</span>
      </button>
      {travelers.map((traveler) => (
        <TravelerRow key={traveler.id} state={state} actions={actions} traveler={traveler} />
      ))}
    </>
  )
}
