import type { HotelCard } from '@/contract/search'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import { noPriceText, ownPriceText } from '@/domain/stays/stay-text'
import { shortRange } from '@/domain/days/format-day'
import { stayCovers } from '@/domain/stays/wanted-stay'
import { Link } from '../link'
import { Picture } from '../picture'
import { PriceLine } from '../price-line'
import './style.scss'

export interface RecentRailProps {
  readonly hotels: readonly HotelCard[]
  /** The days that the prices are for. */
  readonly dates: DateRange
  readonly hrefOf: (hotelId: string) => string
  readonly onOpen: (hotelId: string) => void
}

/** Hotels that were looked at, side by side, each with its lowest price for the stay and what that covers. */
export function RecentRail({ hotels, dates, hrefOf, onOpen }: RecentRailProps) {
  return (
    <ul className="recent">
      {hotels.map((hotel) => (
        <li key={hotel.id} className="recent-cell">
          <Link className="recent-link" href={hrefOf(hotel.id)} onOpen={() => onOpen(hotel.id)}>
            <Picture picture={hotel.headImg} ratio={1.5} width={240} isDecorative />
            <div className="recent-body">
              <h3 className="recent-name">{hotel.name}</h3>
              <div className="recent-place">{hotel.districtPath}</div>
              {hotel.price ? (
                <PriceLine
                  {...hotel.price}
                  originalAmount={null}
                  perNightAmount={null}
                  covers={`${shortRange(dates.checkIn, dates.checkOut)}, ${stayCovers(hotel.price)}`}
                  size="small"
                />
              ) : (
                <span className="recent-gone">
                  {hotel.priceFrom ? ownPriceText(hotel.priceFrom) : hotel.hasRooms ? 'Sold out' : noPriceText(false)}
                </span>
              )}
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
