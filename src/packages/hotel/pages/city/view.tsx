import type { CardLinks } from '@/shell/card-links'
import { SkeletonBlock, TextSkeleton } from '@/widgets/skeleton'
import type { CityInfo } from '@/contract/destination'
import type { HotelCard } from '@/contract/search'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { FailureView } from '@/domain/failure'
import { countOf } from '@/domain/text/phrases'
import type { CityTab } from '@/stores/stays/city'
import { BottomBar } from '@/widgets/bottom-bar'
import { ButtonLink } from '@/widgets/button-link'
import { ErrorState } from '@/widgets/error-state'
import { Link } from '@/widgets/link'
import { MonthStrip } from '@/widgets/month-strip'
import { Picture } from '@/widgets/picture'
import { PictureGrid } from '@/widgets/picture-grid'
import { Screen } from '@/widgets/screen'
import { CityAreas, CityPractical } from './facts'
import { CityTabs } from './tabs'

/** The city's page to come. */
function CitySkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <SkeletonBlock shape="picture" />
      <TextSkeleton lines={4} />
      <TextSkeleton lines={4} />
    </div>
  )
}

/** Links from the city's page, with the chosen stay. */
export interface CityLinks extends CardLinks {
  /** The hotel list of one area, or of the whole city when null. */
  readonly hrefOfList: (area: string | null) => string
  /** The hotel list for one night from `day`, cheapest first. */
  readonly hrefOfDay: (day: string) => string
  readonly onList: (area: string | null) => void
  readonly onDay: (day: string) => void
  /** All pictures of the city. */
  readonly hrefOfPictures: string
  readonly onPictures: () => void
}

/** What a city's page shows and does; hotels are null while they are on their way. */
export interface CityViewProps {
  readonly info: CityInfo | null
  readonly infoFailure: FailureView | null
  readonly hotels: readonly HotelCard[] | null
  readonly hotelsFailure: FailureView | null
  /** The stay that hotels are priced for. */
  readonly dates: DateRange
  readonly tab: CityTab
  readonly links: CityLinks
  readonly onTab: (tab: CityTab) => void
  readonly onBack: () => void
  readonly onFavorite: (hotelId: string, isFavorite: boolean) => void
  readonly onLike: (momentId: string, isLike: boolean) => void
  readonly onRetryInfo: () => void
  readonly onRetryHotels: () => void
}

/** Pictures of the strip that stand on the screen before anybody scrolls. */
const STRIP_IN_VIEW = 3

/** A city's home page. */
export function CityView(props: CityViewProps) {
  const { info, infoFailure } = props
  if (!info) {
    return (
      <Screen title="Hotel List" onBack={props.onBack}>
        {infoFailure ? <ErrorState {...infoFailure} onRetry={props.onRetryInfo} /> : <CitySkeleton />}
      </Screen>
    )
  }
  return (
    <Screen title="Hotel List" onBack={props.onBack} className="city" bottomBar={<StaysBar {...props} info={info} />}>
      <Hero info={info} />
      <CityAbout info={info} />
      {info.pictures.length > 0 ? (
        <section className="city-block" aria-label="Pictures">
          <PictureGrid name={info.name} pictures={info.pictures.slice(0, 8)} isStrip eagerCount={STRIP_IN_VIEW} />
          <AllPictures {...props} info={info} />
        </section>
      ) : null}
      <CityAreas {...props} info={info} />
      <CityMonths {...props} info={info} />
      <CityTabs {...props} info={info} />
      <CityPractical info={info} />
    </Screen>
  )
}

/** The page's props with the city that is there. */
export interface CityPartProps extends CityViewProps {
  readonly info: CityInfo
}

/** The way to all pictures. */
function AllPictures({ info, links }: CityPartProps) {
  return (
    <Link className="city-more" href={links.hrefOfPictures} onOpen={links.onPictures}>
      {`All pictures (${info.pictures.length})`}
    </Link>
  )
}

function Hero({ info }: { readonly info: CityInfo }) {
  return (
    <section aria-label={info.name}>
      <Picture picture={info.headImg} ratio={1.6} width="screen" isEager isFirst />
      <div className="city-hero-text">
        <h2 className="city-name">{info.name}</h2>
        <p className="city-country">
          {[info.localName, info.countryName].filter((one) => one !== info.name).join(' · ')}
        </p>
        <p className="city-time">{`${info.localTime} there (${info.zoneText})`}</p>
      </div>
    </section>
  )
}

function CityAbout({ info }: { readonly info: CityInfo }) {
  const { hotels, coupons, moments } = info.stats
  const counts = [
    [hotels, 'hotel'],
    [coupons, 'voucher'],
    [moments, 'moment'],
  ] as const
  const stats = counts.flatMap(([count, noun]) => (count > 0 ? [countOf(count, noun)] : []))
  return (
    <section className="city-block" aria-label="About">
      <p className="city-intro">{info.intro}</p>
      <ul className="city-stats">
        {stats.map((text) => (
          <li key={text} className="city-stat">
            {text}
          </li>
        ))}
      </ul>
      {info.season ? (
        <>
          <h3 className="city-season-name">{`Now: ${info.season.name.toLowerCase()}`}</h3>
          <p className="city-season">{info.season.text}</p>
        </>
      ) : null}
    </section>
  )
}

/** The hotels behind the prices: all of a small city, the most recommended of a large one. */
function whichHotels({ pricedHotels, stats }: CityInfo): string {
  if (pricedHotels < stats.hotels)
    return `at ${countOf(pricedHotels, 'hotel')} that we recommend most and that still have a room`
  return pricedHotels === 1
    ? 'at the one hotel here'
    : `at all ${countOf(pricedHotels, 'hotel')} that still have a room`
}

function CityMonths({ info, links: { hrefOfDay, onDay } }: CityPartProps) {
  const { months, currencyCode, currencySymbol } = info
  if (months.every(({ lowestDay }) => lowestDay === null)) return null
  return (
    <section className="city-block" aria-label="Prices by month">
      <h2 className="city-head">Prices by month</h2>
      <MonthStrip
        months={months}
        currencyCode={currencyCode}
        currencySymbol={currencySymbol}
        hrefOf={hrefOfDay}
        onOpen={onDay}
      />
      <p className="city-note">
        {`${currencyCode} ${currencySymbol}, one night for two with taxes. On top the typical price, below the lowest, ${whichHotels(info)}.`}
      </p>
    </section>
  )
}

function StaysBar({ info, links: { hrefOfList, onList } }: CityPartProps) {
  return (
    <BottomBar>
      <ButtonLink isWide href={hrefOfList(null)} onOpen={() => onList(null)}>
        {`See ${info.stats.hotels === 1 ? 'the stay' : `all ${countOf(info.stats.hotels, 'stay')}`} in ${info.name}`}
      </ButtonLink>
    </BottomBar>
  )
}
