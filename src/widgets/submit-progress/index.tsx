import type { AttemptState } from '@/domain/attempt'
import { type NamedOrder, orderNamedIn } from '@/domain/booking/submit'
import { type Failure, failureText, failureView } from '@/domain/failure'
import { Dialog } from '../dialog'
import './style.scss'

/** How the submit of an order stands and what can be done about it. */
export interface SubmitProgressProps {
  readonly state: AttemptState<unknown>
  /** What is ordered. */
  readonly noun: 'booking' | 'order'
  /** What a refusal means: 'duplicate' and 'too_many' lead elsewhere, everything else back to the form. */
  readonly outcomeOf: (failure: Failure) => string
  /** What can be done with the order that is there already, e.g. "View order". */
  readonly duplicateText: string
  readonly onDuplicate: (order: NamedOrder) => void
  readonly onCheckAgain: () => void
  readonly onClose: () => void
  readonly onViewBookings: () => void
}

const nothing = () => {}

type RefusalProps = Omit<SubmitProgressProps, 'state' | 'onCheckAgain'> & { readonly failure: Failure }

function TooManyUnpaid({ failure, noun, onClose, onViewBookings }: RefusalProps) {
  return (
    <Dialog
      isOpen
      title={`Too many unpaid ${noun}s`}
      confirm={{ text: 'Open Bookings', onTap: onViewBookings }}
      cancel={{ text: 'Close', onTap: onClose }}
      onClose={onClose}
    >
      <p>{failureText(failure)}</p>
    </Dialog>
  )
}

function Duplicate({ failure, duplicateText, onClose, onDuplicate }: RefusalProps) {
  const order = failure.kind === 'refused' ? orderNamedIn(failure.data) : null
  const close = { text: 'Close', onTap: onClose }
  return (
    <Dialog
      isOpen
      title="You already have this order"
      confirm={order ? { text: duplicateText, onTap: () => onDuplicate(order) } : close}
      {...(order ? { cancel: close } : {})}
      onClose={onClose}
    >
      <p>{failureText(failure)}</p>
    </Dialog>
  )
}

function OtherRefusal({ failure, noun, onClose }: RefusalProps) {
  const shown = failureView(failure)
  return (
    <Dialog
      isOpen
      title={`This ${noun} was not made`}
      confirm={{ text: 'Back to the form', onTap: onClose }}
      onClose={onClose}
    >
      <p>{shown?.message}</p>
      {shown?.requestId ? <p className="submit-request-id">{`Request ${shown.requestId}`}</p> : null}
    </Dialog>
  )
}

function Refusal(props: RefusalProps) {
  const outcome = props.outcomeOf(props.failure)
  if (outcome === 'duplicate') return <Duplicate {...props} />
  return outcome === 'too_many' ? <TooManyUnpaid {...props} /> : <OtherRefusal {...props} />
}

/** Dialog for a submit that neither the form nor the next page shows; nothing otherwise. */
export function SubmitProgress({ state, onCheckAgain, ...refusal }: SubmitProgressProps) {
  if (state.step === 'refused') return <Refusal failure={state.failure} {...refusal} />
  if (state.step !== 'unknown') return null
  const { noun } = refusal
  return (
    <Dialog
      isOpen
      title={`We are checking your ${noun}, do not submit again`}
      confirm={{ text: 'Check now', onTap: onCheckAgain, isLoading: state.isRequesting }}
      onClose={nothing}
    >
      <p>{`The answer to your ${noun} did not reach us. We keep asking; at most one ${noun} is made.`}</p>
    </Dialog>
  )
}
