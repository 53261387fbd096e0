import { travelerTexts as words } from '@/domain/text/texts'
import { EmptyState } from '../empty-state'
import { ErrorState } from '../error-state'
import { Icon } from '../icon'
import { RowsSkeleton } from '../skeleton/rows'
import type { TravelerPickerProps } from './props'
import { TravelerRow } from './row'

/** The saved travelers, or what stands in their place. */
export function TravelerList(props: TravelerPickerProps) {
  const { travelers, failure, onAdd, onRetry } = props
  if (!travelers) {
    if (failure) return <ErrorState {...failure} onRetry={onRetry} />
    return (
      <div role="status" aria-label="Loading travelers">
        <RowsSkeleton count={3} />
      </div>
    )
  }
  if (travelers.length === 0) {
    return <EmptyState icon="users" text={words.none} action={{ text: words.newTitle, onTap: onAdd }} />
  }
  return (
    <>
      <button type="button" className="trav-add" onClick={onAdd}>
        <Icon name="plus" size={20} />
        <span className="trav-add-text">{words.newTitle}</span>
      </button>
      {travelers.map((traveler) => (
        <TravelerRow key={traveler.id} {...props} traveler={traveler} />
      ))}
    </>
  )
}
