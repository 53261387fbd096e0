import type { AttemptState } from '@/domain/attempt'
import { orderNamedIn, submitOutcome } from '@/domain/booking/submit'
import { type Failure, failureText, failureView } from '@/domain/failure'
import { Dialog } from '@/widgets/dialog'

/** How the submit stands and what can be done about it. */
export interface SubmitProgressProps {
  readonly state: AttemptState<unknown>
  readonly onCheckAgain: () => void
  readonly onClose: () => void
  readonly onViewOrder: (orderid: string) => void
  readonly onViewBookings: () => void
}

const nothing = () => {}

interface RefusalProps extends Pick<SubmitProgressProps, 'onClose' | 'onViewOrder' | 'onViewBookings'> {
  readonly failure: Failure
}

function TooManyUnpaid({ failure, onClose, onViewBookings }: RefusalProps) {
  return (
    <Dialog
      isOpen
      title="Too many unpaid bookings"
      confirm={{ text: 'Open Bookings', onTap: onViewBookings }}
      cancel={{ text: 'Close', onTap: onClose }}
      onClose={onClose}
    >
      <p>{failureText(failure)}</p>
    </Dialog>
  )
}

function Duplicate({ failure, onClose, onViewOrder }: RefusalProps) {
  const order = failure.kind === 'refused' ? orderNamedIn(failure.data) : null
  const close = { text: 'Close', onTap: onClose }
  return (
    <Dialog
      isOpen
      title="You already have this order"
      confirm={order ? { text: 'View order', onTap: () => onViewOrder(order.orderid) } : close}
      {...(order ? { cancel: close } : {})}
      onClose={onClose}
    >
      <p>{failureText(failure)}</p>
    </Dialog>
  )
}

function OtherRefusal({ failure, onClose }: RefusalProps) {
  const shown = failureView(failure)
  return (
    <Dialog
      isOpen
      title="This booking was not made"
      confirm={{ text: 'Back to the form', onTap: onClose }}
      onClose={onClose}
    >
      <p>{shown?.message}</p>
      {shown?.requestId ? <p className="book-request-id">{`Request ${shown.requestId}`}</p> : null}
    </Dialog>
  )
}

function Refusal(props: RefusalProps) {
  const outcome = submitOutcome(props.failure)
  if (outcome === 'duplicate') return <Duplicate {...props} />
  return outcome === 'too_many' ? <TooManyUnpaid {...props} /> : <OtherRefusal {...props} />
}

/** Dialog for a submit that neither the form nor the next page shows; nothing otherwise. */
export function SubmitProgress({ state, onCheckAgain, ...actions }: SubmitProgressProps) {
  if (state.step === 'refused') return <Refusal failure={state.failure} {...actions} />
  if (state.step !== 'unknown') return null
  return (
    <Dialog
      isOpen
      title="We are checking your booking, do not submit again"
      confirm={{ text: 'Check now', onTap: onCheckAgain, isLoading: state.isRequesting }}
      onClose={nothing}
    >
      <p>The answer to your booking did not reach us. We keep asking; at most one booking is made.</p>
    </Dialog>
  )
}
