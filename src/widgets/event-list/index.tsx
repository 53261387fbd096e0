import './style.scss'

/** A change of state. */
export interface ListedEvent {
  readonly at: string
  /** The new state. */
  readonly to: string
  readonly text: string
}

export interface EventListProps {
  readonly events: readonly ListedEvent[]
  /** Formats an instant in the traveler's time zone. */
  readonly ownTime: (instant: string) => string
}

/** The history of an order, newest last. */
export function EventList({ events, ownTime }: EventListProps) {
  return (
    <ol>
      {events.map(({ at, to, text }) => (
        <li key={`${at}${to}`} className="event">
          <span className="event-text">{text}</span>
          <span className="event-at">{ownTime(at)}</span>
        </li>
      ))}
    </ol>
  )
}
