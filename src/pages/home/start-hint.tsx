import type { DestinationOption } from '@/contract/destination'
import { firstCity } from '@/domain/stays/destinations'
import { Link } from '@/widgets/link'

/** Where somebody can begin who has chosen no place. */
export interface StartHintProps {
  readonly cities: readonly DestinationOption[]
  /** Country that the traveller seems to be in, ISO 3166; null while nobody knows. */
  readonly countryCode: string | null
  readonly hrefOfCity: (city: DestinationOption) => string
  readonly onCity: (city: DestinationOption) => void
}

/** Says that no place is chosen and offers the likeliest one; its room is kept while the cities are on their way. */
export function StartHint({ cities, countryCode, hrefOfCity, onCity }: StartHintProps) {
  const city = firstCity(cities, countryCode)
  return (
    <div className="home-hint">
      {city ? (
        <>
          <span className="home-hint-text">Not sure where to go?</span>
          <Link className="home-hint-link" href={hrefOfCity(city)} onOpen={() => onCity(city)}>
            {`Start with ${city.label}`}
          </Link>
        </>
      ) : null}
    </div>
  )
}
