import { observer } from 'mobx-react'
import { bookingQuery } from '@/domain/booking/booking-request'
import { submitOutcome } from '@/domain/booking/submit'
import { fixUnavailable, type OfferFix } from '@/domain/stays/unavailable-text'
import { decidedStay } from '@/domain/stays/wanted-stay'
import { back, go, hrefOf } from '@/platform/navigation'
import { useRoot } from '@/stores/app/context'
import type { BookStore } from '@/stores/booking/book'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { StayBar } from '@/widgets/stay-bar'
import { SubmitProgress } from '@/widgets/submit-progress'
import { BegunBooking } from './begun-booking'
import { ContactBlock } from './contact-block'
import { GuestsBlock } from './guests-block'
import { NoOffer } from './no-offer'
import { OfferForm } from './offer-form'
import { PriceChangePrompt } from './price-change'
import { RefusedStay } from './refused-stay'
import type { BookSheet } from './sheets'
import { TotalBar } from './total-bar'
import { BookView, Unchecked } from './view'
import { SpecialRequestsBlock } from './special-requests-block'

/** The booking that a section shows. */
interface BookSectionProps {
  readonly store: BookStore
}

/** A section that can open a sheet over the page. */
interface OpeningSectionProps extends BookSectionProps {
  readonly onSheet: (sheet: BookSheet) => void
}

/** What would mend a stay that the package can't be booked for. */
function fixOf({ check, stay }: BookStore, today: string): OfferFix | null {
  const { state } = check
  const decided = decidedStay(stay)
  if (!decided || (state.step !== 'sold_out' && state.step !== 'misfit') || !state.unavailable) return null
  return fixUnavailable(state.unavailable, decided, today)
}

/** The ways to another stay. */
const stayActions = ({ store, onSheet }: OpeningSectionProps) => ({
  onDates: () => onSheet('dates'),
  onGuests: () => onSheet('guests'),
  onFix({ change, opens }: OfferFix) {
    if (change) void store.changeStay(change)
    else onSheet(opens === 'guests' ? 'guests' : 'dates')
  },
})

/** Offers the stay of an unfinished booking. */
const BegunSection = observer(function BegunSection({ store }: BookSectionProps) {
  return (
    <BegunBooking
      offered={decidedStay(store.offered ?? {})}
      onTakeOffered={() => void store.takeOffered()}
      onDismissOffered={store.dismissOffered}
    />
  )
})

/** The stay that is booked; where a change of it was refused, why and what would mend it. */
const StaySection = observer(function StaySection(props: OpeningSectionProps) {
  const { store } = props
  const { stay: choice } = useRoot()
  const { check, standingOffer } = store
  const stay = check.offer?.stay ?? decidedStay(store.stay) ?? standingOffer?.stay
  const actions = stayActions(props)
  return (
    <>
      {stay ? <StayBar stay={stay} onDates={actions.onDates} onGuests={actions.onGuests} /> : null}
      <RefusedStay
        check={check.state}
        fix={fixOf(store, choice.today)}
        {...actions}
        onRetryCheck={() => void store.checkAgain()}
        onUndoStay={() => void store.undoStay()}
      />
    </>
  )
})

const faultsOf = ({ form }: BookStore) => (form.areFaultsShown ? form.faults : null)

/** Who stays. */
const GuestsSection = observer(function GuestsSection({ store, onSheet }: OpeningSectionProps) {
  const { form } = store
  return (
    <GuestsBlock
      guestNames={form.fields.guestNames}
      faults={faultsOf(store)}
      needsLatin={form.needsLatin}
      onGuestName={form.writeGuest}
      onTravelers={() => onSheet('travelers')}
    />
  )
})

/** Whom the hotel may reach. */
const ContactSection = observer(function ContactSection({ store }: BookSectionProps) {
  const { form } = store
  return <ContactBlock contact={form.fields.contact} faults={faultsOf(store)} onContact={form.writeContact} />
})

/** Arrival time and special requests. */
const RequestsSection = observer(function RequestsSection({ store, onSheet }: OpeningSectionProps) {
  const { form } = store
  return (
    <SpecialRequestsBlock
      form={form.fields}
      onArriveTime={() => onSheet('arrival')}
      onRequest={form.toggleRequest}
      onFreeText={form.writeFreeText}
    />
  )
})

/** The booking page without its sheets. */
export interface BookScreenProps extends OpeningSectionProps {
  /** Of the hotel whose package is booked; null where the address does not name it. */
  readonly hotelId: string | null
}

/** The form of the checked offer, or why there is nothing to book. */
const ContentSection = observer(function ContentSection({ store, hotelId, onSheet }: BookScreenProps) {
  const { stay: choice } = useRoot()
  const { check, standingOffer, others } = store
  const offer = check.offer ?? standingOffer
  if (offer) {
    return (
      <OfferForm
        offer={offer}
        isPriced={check.offer !== null}
        notice={check.notice}
        begun={<BegunSection store={store} />}
        stay={<StaySection store={store} onSheet={onSheet} />}
        guests={<GuestsSection store={store} onSheet={onSheet} />}
        contact={<ContactSection store={store} />}
        requests={<RequestsSection store={store} onSheet={onSheet} />}
      />
    )
  }
  const { state } = check
  if (state.step === 'ready') return null
  if (state.step === 'checking' || state.step === 'failed') {
    return <Unchecked check={state} onRetryCheck={() => void store.checkAgain()} />
  }
  const otherFields = bookingQuery(store.stay, hotelId, null)
  return (
    <NoOffer
      state={state}
      others={others.value}
      fix={fixOf(store, choice.today)}
      {...stayActions({ store, onSheet })}
      hrefOfOther={(pid) => hrefOf('hotelBook', { pid }, otherFields)}
      onOther={(pid) => go('hotelBook', { pid }, otherFields, 'replace')}
    />
  )
})

/** The total and Submit. */
const TotalSection = observer(function TotalSection({ store }: BookSectionProps) {
  const { check, submit } = store
  return (
    <TotalBar
      check={check.state}
      isChecking={check.isChecking}
      submit={submit.state}
      onSubmit={() => void store.tapSubmit()}
    />
  )
})

/** Prompts to accept a price that rose, unless a booking is under way. */
const PriceChangeSection = observer(function PriceChangeSection({ store }: BookSectionProps) {
  const { priceChange } = store.check
  const decline = () => {
    store.declinePrice()
    back()
  }
  return (
    <PopupLayer>
      {priceChange && !store.submit.isLocked ? (
        <PriceChangePrompt change={priceChange} onAccept={store.acceptPrice} onDecline={decline} />
      ) : null}
    </PopupLayer>
  )
})

/** What the submit has come to. */
const ProgressSection = observer(function ProgressSection({ store: { submit } }: BookSectionProps) {
  return (
    <SubmitProgress
      state={submit.state}
      noun="booking"
      outcomeOf={submitOutcome}
      duplicateText="View order"
      onDuplicate={({ orderid }) => go('hotelOrder', { orderid }, {}, 'replace')}
      onCheckAgain={() => void submit.checkAgain()}
      onClose={submit.edit}
      onViewBookings={() => go('orderList', {})}
    />
  )
})

/** Submit order, around the sections that follow stores of their own. */
export const BookScreen = observer(function BookScreen({ store, hotelId, onSheet }: BookScreenProps) {
  const { check, standingOffer } = store
  return (
    <BookView
      isChecking={check.isChecking}
      onBack={back}
      content={<ContentSection store={store} hotelId={hotelId} onSheet={onSheet} />}
      totalBar={check.offer || standingOffer ? <TotalSection store={store} /> : undefined}
      priceChange={<PriceChangeSection store={store} />}
      progress={<ProgressSection store={store} />}
    />
  )
})
