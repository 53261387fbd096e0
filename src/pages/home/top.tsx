import type { DestinationOption } from '@/contract/destination'
import { firstCity } from '@/domain/stays/destinations'
import { Link } from '@/widgets/link'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { GuestCounts } from '@/domain/stays/guests'
import { Icon } from '@/widgets/icon'
import { Layer } from '@/widgets/layer'
import { SearchCard } from '@/widgets/search-card'

/** Cities to start with while no place is chosen. */
interface StartHintProps {
  readonly cities: readonly DestinationOption[]
  /** Country that the traveler seems to be in, ISO 3166; null until known. */
  readonly countryCode: string | null
  readonly hrefOfCity: (city: DestinationOption) => string
  readonly onCity: (city: DestinationOption) => void
}

/** Offers the likeliest city while no place is chosen; reserves its height while the cities load. */
function StartHint({ cities, countryCode, hrefOfCity, onCity }: StartHintProps) {
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
  /** The way to customer support. */
  readonly support: { readonly href: string; readonly onOpen: () => void }
}

/** Whose app it is, the way to customer support, and the currency of its prices. */
function HomeTop({ currencyCode, onCurrency, support }: HomeTopProps) {
  return (
    <header className="home-top">
      <h1 className="home-brand">Staylark</h1>
      <Link className="home-support" label="Customer support" {...support}>
        <Icon name="headset" size={20} />
      </Link>
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

/** The search card and its hint when no place is chosen. */
export interface SearchBlockProps extends StartHintProps, HomeTopProps {
  readonly place: string | null
  readonly dates: DateRange
  readonly guests: GuestCounts
  readonly onPlace: () => void
  /** Opens the search by name. */
  readonly onKeyword: () => void
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onSearch: () => void
}

/** The top of Explore with the search card. */
export function SearchBlock(props: SearchBlockProps) {
  return (
    <>
      <HomeTop {...props} />
      <div className="home-search">
        <SearchCard
          destination={props.place}
          dates={props.dates}
          guests={props.guests}
          onDestination={props.onPlace}
          onKeyword={props.onKeyword}
          onDates={props.onDates}
          onGuests={props.onGuests}
          onSearch={props.onSearch}
        />
      </div>
      <Layer>{props.place === null ? <StartHint {...props} /> : null}</Layer>
    </>
  )
}
