import type { TradeVerification } from '@/contract/hotel'
import { checkinHours } from '@/domain/booking/stay-hours'
import { CancellationTimeline } from '@/widgets/cancellation-timeline'
import { Icon } from '@/widgets/icon'
import { PriceBreakdown } from '@/widgets/price-breakdown'
import { StayBar } from '@/widgets/stay-bar'
import { BegunBooking } from './begun-booking'
import { ContactBlock } from './contact-block'
import { GuestsBlock } from './guests-block'
import { OfferSummary } from './offer-summary'
import { differenceText } from './price-question'
import { RefusedStay } from './refused-stay'
import { SpecialRequestsBlock } from './wishes-block'
import type { BookViewProps } from './view'

/** The page's props and the offer that was checked. */
export interface OfferFormProps extends BookViewProps {
  readonly offer: TradeVerification
}

/** What is booked, for whom, and what it comes to. */
export function OfferForm(props: OfferFormProps) {
  const { offer, notice, check } = props
  const isPriced = check.step === 'ready'
  return (
    <>
      {notice ? (
        <p className="book-notice" role="status">
          <Icon name="check" size={18} className="book-notice-icon" />
          <span>{`The price has fallen: ${differenceText(notice)}`}</span>
        </p>
      ) : null}
      <BegunBooking {...props} />
      <OfferSummary offer={offer} />
      <section className="book-block" aria-label="Your stay">
        <StayBar
          stay={isPriced ? offer.stay : (props.stay ?? offer.stay)}
          onDates={props.onDates}
          onGuests={props.onGuests}
        />
        <RefusedStay {...props} />
        <p className="book-hours">{`Check-in ${checkinHours(offer.checkinFrom, offer.checkinUntil)}, check-out until ${offer.checkoutUntil}, hotel time`}</p>
      </section>
      <GuestsBlock {...props} />
      <ContactBlock {...props} />
      <SpecialRequestsBlock {...props} />
      {isPriced ? <PriceAndTerms offer={offer} /> : null}
      {offer.knowBeforeYouGo.length > 0 ? (
        <section className="book-block" aria-label="Know before you go">
          <h2 className="book-head">Know before you go</h2>
          <ul className="book-know">
            {offer.knowBeforeYouGo.map((text) => (
              <li key={text} className="book-know-line">
                {text}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function PriceAndTerms({ offer }: { readonly offer: TradeVerification }) {
  const { currencyCode, currencySymbol } = offer.price
  return (
    <>
      <section className="book-block" aria-label="Price">
        <h2 className="book-head">Price</h2>
        <PriceBreakdown
          breakdown={offer.breakdown}
          note="Paid in full at the next step. Nothing more is due at the hotel."
        />
      </section>
      <section className="book-block" aria-label="Cancellation">
        <h2 className="book-head">Cancellation</h2>
        <CancellationTimeline terms={offer.cancellation} currencyCode={currencyCode} currencySymbol={currencySymbol} />
      </section>
    </>
  )
}
