import { countdownText, spokenCountdown } from './time-left'
import './style.scss'

export interface CountdownProps {
  /** Whole seconds left, as the page counts them. */
  readonly seconds: number
  /** The countdown is shown as urgent from this many seconds on; defaults to 60. */
  readonly urgentFrom?: number
}

/** A time left, in figures that keep their places. */
export function Countdown({ seconds, urgentFrom = 60 }: CountdownProps) {
  return (
    <span
      className={seconds <= urgentFrom ? 'count count-urgent' : 'count'}
      role="timer"
      aria-label={`${spokenCountdown(seconds)} left`}
    >
      {countdownText(seconds)}
    </span>
  )
}
