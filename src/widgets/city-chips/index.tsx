import type { DestinationOption } from '@/contract/destination'
import { countOf } from '@/domain/text/phrases'
import { Link } from '../link'
import './style.scss'

export interface CityChipsProps {
  readonly cities: readonly DestinationOption[]
  readonly hrefOf: (city: DestinationOption) => string
  readonly onOpen: (city: DestinationOption) => void
  /** Several rows that stand still, in place of one that scrolls. */
  readonly isWrapped?: boolean
}

/** Cities that most people go to, in a row that scrolls; words alone, for pictures would cost the first screen too much. */
export function CityChips({ cities, hrefOf, onOpen, isWrapped }: CityChipsProps) {
  return (
    <ul className={isWrapped ? 'cities cities-wrapped' : 'cities'}>
      {cities.map((city) => (
        <li key={city.value} className="cities-cell">
          <Link className="cities-link" href={hrefOf(city)} onOpen={() => onOpen(city)}>
            <span className="cities-name">{city.label}</span>
            <span className="cities-count">{countOf(city.hotelCount, 'stay')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
