import { Icon } from '../icon'
import './style.scss'

export interface StarRowProps {
  /** Whole stars, 1 to 5; renders nothing for an unrated hotel. */
  readonly stars: number | null
}

/** A hotel's grade as stars. */
export function StarRow({ stars }: StarRowProps) {
  if (stars === null) return null
  return (
    <div className="stars" role="img" aria-label={`${stars}-star hotel`}>
      {Array.from({ length: stars }, (_, index) => (
        <Icon key={index} name="star-filled" size={14} className="stars-one" />
      ))}
    </div>
  )
}
