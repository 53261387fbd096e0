import type { ReactNode } from 'react'
import type { TradeVerification } from '@/contract/hotel'
import { checkinHours } from '@/domain/booking/stay-hours'
import { CancellationTimeline } from '@/widgets/cancellation-timeline'
import { Icon } from '@/widgets/icon'
import { PriceBreakdown } from '@/widgets/price-breakdown'
import { OfferSummary } from './offer-summary'
import { differenceText, type PriceChangeFacts } from './price-change'
import { FormBlock } from '@/widgets/form-block'
import { BulletList } from '@/widgets/bullet-list'

/** The offer that was checked, and the parts of the form, which change without it. */
export interface OfferFormProps {
  readonly offer: TradeVerification
  /** Whether the offer is for the requested stay, not for the last one that could be booked. */
  readonly isPriced: boolean
  readonly notice: PriceChangeFacts | null
  readonly begun: ReactNode
  readonly stay: ReactNode
  readonly guests: ReactNode
  readonly contact: ReactNode
  readonly requests: ReactNode
}

/** What is booked, for whom, and what it comes to. */
export function OfferForm(props: OfferFormProps) {
  const { offer, isPriced, notice } = props
  return (
    <>
      {notice ? (
        <p className="book-notice" role="status">
          <Icon name="check" size={18} className="book-notice-icon" />
          <span>{`The price has fallen: ${differenceText(notice)}`}</span>
        </p>
      ) : null}
      {props.begun}
      <OfferSummary offer={offer} />
      <FormBlock label="Your stay">
        {props.stay}
        <p className="book-hours">{`Check-in ${checkinHours(offer.checkinFrom, offer.checkinUntil)}, check-out until ${offer.checkoutUntil}, hotel time`}</p>
      </FormBlock>
      {props.guests}
      {props.contact}
      {props.requests}
      {isPriced ? <PriceAndTerms offer={offer} /> : null}
      {offer.knowBeforeYouGo.length > 0 ? (
        <FormBlock title="Know before you go">
          <BulletList lines={offer.knowBeforeYouGo} />
        </FormBlock>
      ) : null}
    </>
  )
}

function PriceAndTerms({ offer }: { readonly offer: TradeVerification }) {
  const { currencyCode, currencySymbol } = offer.price
  return (
    <>
      <FormBlock title="Price">
        <PriceBreakdown
          breakdown={offer.breakdown}
          footnote="Paid in full at the next step. Nothing more is due at the hotel."
        />
      </FormBlock>
      <FormBlock title="Cancellation">
        <CancellationTimeline terms={offer.cancellation} currencyCode={currencyCode} currencySymbol={currencySymbol} />
      </FormBlock>
    </>
  )
}
