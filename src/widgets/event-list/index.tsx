import './style.scss'

/** Something that happened, at an instant. */
export interface ListedEvent {
  readonly at: string
  /** The state that it led to. */
  readonly to: string
  readonly text: string
}

export interface EventListProps {
  readonly events: readonly ListedEvent[]
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
}

/** What happened to an order, newest last. */
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
