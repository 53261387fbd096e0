import type { TradeVerification } from '@/contract/hotel'
import { Icon } from '@/widgets/icon'
import { FormBlock } from '@/widgets/form-block'
import { ThumbRow } from '@/widgets/thumb-row'

/** Hotel, room and package, as they are booked. */
export function OfferSummary({ offer }: { readonly offer: TradeVerification }) {
  return (
    <FormBlock label="Your room">
      <ThumbRow picture={offer.headImg} size={80}>
        <h2 className="book-hotel">{offer.hotelName}</h2>
        <p className="book-room">{offer.roomTypeName}</p>
        <p className="book-fact">{`${offer.packageName} · ${offer.bedText}`}</p>
      </ThumbRow>
      <ul className="book-includes">
        {[...new Set([offer.meal, ...offer.includes, offer.confirmText])].map((text) => (
          <li key={text} className="book-include">
            <Icon name="check" size={16} className="book-include-icon" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </FormBlock>
  )
}
