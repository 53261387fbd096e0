import type { DestinationOption } from '@/contract/destination'
import { firstCity } from '@/domain/stays/destinations'
import { Link } from '@/widgets/link'
import { Icon } from '@/widgets/icon'

/** Where somebody can begin who has chosen no place. */
interface StartHintProps {
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

/** What the top of Explore shows. */
interface HomeTopProps {
  /** Currency that prices are shown in, ISO 4217. */
  readonly currencyCode: string
  readonly onCurrency: () => void
}

/** Whose app it is, and the currency of its prices. */
export function HomeTop({ currencyCode, onCurrency }: HomeTopProps) {
  return (
    <header className="home-top">
      <h1 className="home-brand">Staylark</h1>
      <button
        type="button"
        className="home-currency"
        aria-label={`Currency: ${currencyCode}`}
        aria-haspopup="dialog"
        onClick={onCurrency}
      >
        <span className="home-currency-code">{currencyCode}</span>
        <Icon name="chevron-down" size={16} />
      </button>
    </header>
  )
}
