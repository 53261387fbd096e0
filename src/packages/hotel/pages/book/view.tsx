import type { RoomOffer, TradeVerification } from '@/contract/hotel'
import type { Stay } from '@/contract/stay'
import type { BookingFaults, BookingForm, ContactFields } from '@/domain/booking/booking-form'
import type { CheckState } from '@/domain/booking/offer-state'
import { isSubmitLocked, type SubmitState } from '@/domain/booking/submit'
import { failureView } from '@/domain/failure'
import type { OfferFix } from '@/domain/stays/unavailable-text'
import { stayCovers } from '@/domain/stays/wanted-stay'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { PriceLine } from '@/widgets/price-line'
import { Screen } from '@/widgets/screen'
import { BookSkeleton } from './book-skeleton'
import { NoOffer } from './no-offer'
import { OfferForm } from './offer-form'
import { PriceChangePrompt, type PriceChangeFacts } from './price-question'
import { SubmitProgress } from './submit-progress'

/** What the booking page shows and does. */
export interface BookViewProps {
  readonly check: CheckState
  readonly isChecking: boolean
  readonly question: PriceChangeFacts | null
  readonly notice: PriceChangeFacts | null
  /** The last offer that could be booked, where a change of the stay was refused. */
  readonly standing: TradeVerification | null
  /** The stay that was asked for; null while it is not decided. */
  readonly stay: Stay | null
  /** The stay of an unfinished booking. */
  readonly offered: Stay | null
  readonly form: BookingForm
  /** Null until the traveller has tried to submit. */
  readonly faults: BookingFaults | null
  readonly needsLatin: boolean
  readonly submit: SubmitState
  /** What would mend a stay that does not fit. */
  readonly fix: OfferFix | null
  /** Other rooms of the hotel, where this one is sold out. */
  readonly others: readonly RoomOffer[] | null
  readonly hrefOfOther: (pid: string) => string
  readonly onBack: () => void
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onFix: (fix: OfferFix) => void
  readonly onGuestName: (room: number, name: string) => void
  readonly onTravelers: () => void
  readonly onContact: (contact: Partial<ContactFields>) => void
  readonly onArriveTime: () => void
  readonly onRequest: (request: string) => void
  readonly onNote: (note: string) => void
  readonly onSubmit: () => void
  readonly onAcceptPrice: () => void
  readonly onDeclinePrice: () => void
  readonly onAskAgain: () => void
  readonly onCloseMessage: () => void
  readonly onViewOrder: (orderid: string) => void
  readonly onViewBookings: () => void
  readonly onOther: (pid: string) => void
  readonly onRetryCheck: () => void
  readonly onUndoStay: () => void
  readonly onTakeOffered: () => void
  readonly onDismissOffered: () => void
}

/** Submit order: the price is checked first, then the form is filled, then it is booked once. */
export function BookView(props: BookViewProps) {
  const { check, isChecking, question, submit } = props
  const offer = check.step === 'ready' ? check.offer : props.standing
  return (
    <Screen title="Submit Order" onBack={props.onBack} bottomBar={offer ? <TotalBar {...props} /> : undefined}>
      <div className="book" aria-busy={isChecking}>
        {offer ? <OfferForm {...props} offer={offer} /> : <WithoutOffer {...props} />}
      </div>
      <PopupLayer>
        {question && !isSubmitLocked(submit) ? (
          <PriceChangePrompt change={question} onAccept={props.onAcceptPrice} onDecline={props.onDeclinePrice} />
        ) : null}
      </PopupLayer>
      <Layer>
        <SubmitProgress
          state={submit}
          onAskAgain={props.onAskAgain}
          onClose={props.onCloseMessage}
          onViewOrder={props.onViewOrder}
          onViewBookings={props.onViewBookings}
        />
      </Layer>
    </Screen>
  )
}

function WithoutOffer(props: BookViewProps) {
  const { check } = props
  if (check.step === 'checking') return <BookSkeleton />
  if (check.step === 'failed') return <FailedCheck {...props} />
  return check.step === 'ready' ? null : <NoOffer {...props} state={check} />
}

function FailedCheck({ check, onRetryCheck }: BookViewProps) {
  const note = check.step === 'failed' ? failureView(check.failure) : null
  return note && <ErrorState {...note} onRetry={onRetryCheck} />
}

function TotalBar({ check, isChecking, submit, onSubmit }: BookViewProps) {
  if (check.step !== 'ready') {
    return (
      <BottomBar lead={<p className="book-unpriced">{isChecking ? 'Checking the price' : 'No price for this stay'}</p>}>
        <Button isLoading={isChecking} isDisabled>
          Submit
        </Button>
      </BottomBar>
    )
  }
  const { price } = check.offer
  return (
    <BottomBar lead={<PriceLine {...price} covers={stayCovers(price)} perNightAmount={null} originalAmount={null} />}>
      <Button isGuarded isLoading={isSubmitLocked(submit) || isChecking} onTap={onSubmit}>
        Submit
      </Button>
    </BottomBar>
  )
}
