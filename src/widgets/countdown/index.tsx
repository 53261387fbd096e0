import { countdownText, countdownWords } from './texts'
import './style.scss'

export interface CountdownProps {
  /** Whole seconds left, as the page counts them. */
  readonly seconds: number
  /** From so many seconds on it is drawn as urgent; a minute unless said otherwise. */
  readonly urgentFrom?: number
}

/** A time left, in figures that keep their places. */
export function Countdown({ seconds, urgentFrom = 60 }: CountdownProps) {
  return (
    <span
      className={seconds <= urgentFrom ? 'count count-urgent' : 'count'}
      role="timer"
      aria-label={`${countdownWords(seconds)} left`}
    >
      {countdownText(seconds)}
    </span>
  )
}
