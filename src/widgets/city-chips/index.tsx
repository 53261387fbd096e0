import type { DestinationOption } from '@/contract/destination'
import { countOf } from '@/domain/words/count-of'
import { Link } from '../link'
import { Picture } from '../picture'
import './style.scss'

export interface CityChipsProps {
  readonly cities: readonly DestinationOption[]
  readonly hrefOf: (city: DestinationOption) => string
  readonly onOpen: (city: DestinationOption) => void
}

/** Cities that most people go to, in a row that scrolls. */
export function CityChips({ cities, hrefOf, onOpen }: CityChipsProps) {
  return (
    <ul className="cities">
      {cities.map((city, index) => (
        <li key={city.value} className="cities-cell">
          <Link className="cities-link" href={hrefOf(city)} onOpen={() => onOpen(city)}>
            <div className="cities-picture">
              <Picture picture={city.headImg} ratio={1} width={240} isEager={index < 5} isDecorative />
            </div>
            <span className="cities-name">{city.label}</span>
            <span className="cities-count">{countOf(city.hotelCount, 'stay')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
