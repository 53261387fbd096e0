import type { TradeVerification } from '@/contract/hotel'
import { Icon } from '@/widgets/icon'
import { Picture } from '@/widgets/picture'

/** Hotel, room and package, as they are booked. */
export function OfferSummary({ offer }: { readonly offer: TradeVerification }) {
  return (
    <section className="book-block" aria-label="Your room">
      <div className="book-summary">
        <div className="book-thumb">
          <Picture picture={offer.headImg} ratio={1} width={240} isEager isDecorative />
        </div>
        <div className="book-summary-text">
          <h2 className="book-hotel">{offer.hotelName}</h2>
          <p className="book-room">{offer.roomTypeName}</p>
          <p className="book-fact">{`${offer.packageName} · ${offer.bedText}`}</p>
        </div>
      </div>
      <ul className="book-includes">
        {[...new Set([offer.meal, ...offer.includes, offer.confirmText])].map((text) => (
          <li key={text} className="book-include">
            <Icon name="check" size={16} className="book-include-icon" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
