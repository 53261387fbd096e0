import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { Screen } from '@/widgets/screen'

/** What the not-found page offers. */
export interface NotFoundViewProps {
  readonly homeHref: string
  readonly hotelListHref: string
  readonly supportHref: string
  readonly onHome?: () => void
  readonly onHotelList?: () => void
  readonly onSupport?: () => void
  readonly onBack?: () => void
}

/** The address leads nowhere: where to go instead. */
export function NotFoundView(props: NotFoundViewProps) {
  const { homeHref, hotelListHref, supportHref, onHome, onHotelList, onSupport, onBack } = props
  return (
    <Screen title="Page not found" {...(onBack ? { onBack } : {})}>
      <div className="not-found">
        <div className="not-found-picture">
          <Icon name="compass" size={48} />
        </div>
        <h2 className="not-found-title">We could not find this page</h2>
        <p className="not-found-text">
          The link may be old or mistyped. Your bookings and your wish list are safe in their tabs.
        </p>
        <Link
          className="button button-primary button-wide"
          href={hotelListHref}
          {...(onHotelList ? { onOpen: onHotelList } : {})}
        >
          <Icon name="search" size={20} />
          Search hotels
        </Link>
        <Link className="button button-quiet button-wide" href={homeHref} {...(onHome ? { onOpen: onHome } : {})}>
          Go to Explore
        </Link>
        <Link
          className="button button-quiet button-wide"
          href={supportHref}
          {...(onSupport ? { onOpen: onSupport } : {})}
        >
          Customer support
        </Link>
        <p className="not-found-support">If one of our own links brought you here, the fault is ours, not yours.</p>
      </div>
    </Screen>
  )
}
