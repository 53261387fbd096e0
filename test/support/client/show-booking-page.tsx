import type { TradeVerification } from '@/contract/hotel'
import type { Stay } from '@/contract/stay'
import { type BookingForm, EMPTY_FORM } from '@/domain/booking/booking-form'
import type { CheckState } from '@/domain/booking/offer-state'
import { BegunBooking, type BegunBookingProps } from '@/packages/hotel/pages/book/begun-booking'
import { ContactBlock, type ContactBlockProps } from '@/packages/hotel/pages/book/contact-block'
import { GuestsBlock, type GuestsBlockProps } from '@/packages/hotel/pages/book/guests-block'
import { NoOffer, type NoOfferProps } from '@/packages/hotel/pages/book/no-offer'
import { OfferForm, type OfferFormProps } from '@/packages/hotel/pages/book/offer-form'
import { type PriceChangeFacts, PriceChangePrompt } from '@/packages/hotel/pages/book/price-change'
import { RefusedStay, type RefusedStayProps } from '@/packages/hotel/pages/book/refused-stay'
import { TotalBar, type TotalBarProps } from '@/packages/hotel/pages/book/total-bar'
import { BookView, Unchecked } from '@/packages/hotel/pages/book/view'
import {
  SpecialRequestsBlock,
  type SpecialRequestsBlockProps,
} from '@/packages/hotel/pages/book/special-requests-block'
import { submitOutcome } from '@/domain/booking/submit'
import { StayBar } from '@/widgets/stay-bar'
import { SubmitProgress } from '@/widgets/submit-progress'
import { renderRested } from '../render-rested'
import { offerOf } from './booking'

/** Props of all parts of the booking page. */
type BookingPageParts = BegunBookingProps &
  Omit<ContactBlockProps, 'contact'> &
  Omit<GuestsBlockProps, 'guestNames'> &
  Omit<SpecialRequestsBlockProps, 'form'> &
  Omit<NoOfferProps, 'state'> &
  Pick<OfferFormProps, 'notice'> &
  RefusedStayProps &
  TotalBarProps & {
    onCheckAgain: () => void
    onViewOrder: (orderid: string) => void
    onViewBookings: () => void
    check: CheckState
    standing: TradeVerification | null
    stay: Stay | null
    form: BookingForm
    dialog: PriceChangeFacts | null
    onAcceptPrice: () => void
    onDeclinePrice: () => void
  }

const nothing = () => {}

const spied = () => ({
  onSubmit: jest.fn(),
  onAcceptPrice: jest.fn(),
  onDeclinePrice: jest.fn(),
  onCheckAgain: jest.fn(),
  onViewOrder: jest.fn(),
  onViewBookings: jest.fn(),
  onFix: jest.fn(),
  onDates: jest.fn(),
  onRetryCheck: jest.fn(),
  onGuestName: jest.fn(),
  onRequest: jest.fn(),
  onTravelers: jest.fn(),
  onUndoStay: jest.fn(),
  onTakeOffered: jest.fn(),
  onGuests: jest.fn(),
})

const partsWith = (change: Partial<BookingPageParts>): Omit<BookingPageParts, keyof ReturnType<typeof spied>> => ({
  check: { step: 'ready', offer: offerOf(128_000) },
  isChecking: false,
  dialog: null,
  notice: null,
  standing: null,
  stay: null,
  offered: null,
  form: EMPTY_FORM,
  faults: null,
  needsLatin: false,
  submit: { step: 'editing' },
  fix: null,
  others: null,
  hrefOfOther: (pid) => `/hotel/book/${pid}`,
  onDismissOffered: nothing,
  onContact: nothing,
  onArriveTime: nothing,
  onFreeText: nothing,
  onOther: nothing,
  ...change,
})

function Content(parts: BookingPageParts) {
  const { check, form } = parts
  const offer = check.step === 'ready' ? check.offer : parts.standing
  if (offer) {
    return (
      <OfferForm
        offer={offer}
        isPriced={check.step === 'ready'}
        notice={parts.notice}
        begun={<BegunBooking {...parts} />}
        stay={
          <>
            <StayBar stay={parts.stay ?? offer.stay} onDates={parts.onDates} onGuests={parts.onGuests} />
            <RefusedStay {...parts} />
          </>
        }
        guests={<GuestsBlock {...parts} guestNames={form.guestNames} />}
        contact={<ContactBlock {...parts} contact={form.contact} />}
        requests={<SpecialRequestsBlock {...parts} />}
      />
    )
  }
  if (check.step === 'ready') return null
  if (check.step === 'checking' || check.step === 'failed') return <Unchecked {...parts} check={check} />
  return <NoOffer {...parts} state={check} />
}

/** Renders the booking page of its pure parts; returns what its buttons called. */
export function showBookingPage(change: Partial<BookingPageParts> = {}) {
  const spies = spied()
  const parts = { ...partsWith(change), ...spies }
  const { dialog, submit } = parts
  renderRested(
    <BookView
      isChecking={parts.isChecking}
      onBack={nothing}
      content={<Content {...parts} />}
      totalBar={parts.check.step === 'ready' || parts.standing ? <TotalBar {...parts} /> : undefined}
      priceChange={
        dialog && <PriceChangePrompt change={dialog} onAccept={parts.onAcceptPrice} onDecline={parts.onDeclinePrice} />
      }
      progress={
        <SubmitProgress
          {...parts}
          state={submit}
          noun="booking"
          outcomeOf={submitOutcome}
          duplicateText="View order"
          onDuplicate={({ orderid }) => parts.onViewOrder(orderid)}
          onClose={nothing}
        />
      }
    />,
  )
  return spies
}
