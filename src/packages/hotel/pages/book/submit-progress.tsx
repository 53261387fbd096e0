import type { SubmitState } from '@/domain/booking/submit'
import { failureView } from '@/domain/failure'
import { Dialog } from '@/widgets/dialog'

/** How the submit stands and what can be done about it. */
export interface SubmitProgressProps {
  readonly state: SubmitState
  readonly onCheckAgain: () => void
  readonly onClose: () => void
  readonly onViewOrder: (orderid: string) => void
  readonly onViewBookings: () => void
}

const nothing = () => {}

interface TooManyUnpaidProps extends Pick<SubmitProgressProps, 'onClose' | 'onViewBookings'> {
  readonly message: string
}

function TooManyUnpaid({ message, onClose, onViewBookings }: TooManyUnpaidProps) {
  return (
    <Dialog
      isOpen
      title="Too many unpaid bookings"
      confirm={{ text: 'Open Bookings', onTap: onViewBookings }}
      cancel={{ text: 'Close', onTap: onClose }}
      onClose={onClose}
    >
      <p>{message}</p>
    </Dialog>
  )
}

/** Dialog for a submit that neither the form nor the next page shows; nothing otherwise. */
export function SubmitProgress({ state, onCheckAgain, onClose, onViewOrder, onViewBookings }: SubmitProgressProps) {
  switch (state.step) {
    case 'unknown':
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
    case 'duplicate': {
      const { order } = state
      return (
        <Dialog
          isOpen
          title="You already have this order"
          confirm={
            order ? { text: 'View order', onTap: () => onViewOrder(order.orderid) } : { text: 'Close', onTap: onClose }
          }
          {...(order ? { cancel: { text: 'Close', onTap: onClose } } : {})}
          onClose={onClose}
        >
          <p>{state.message}</p>
        </Dialog>
      )
    }
    case 'too_many':
      return <TooManyUnpaid message={state.message} onClose={onClose} onViewBookings={onViewBookings} />
    case 'refused': {
      const failure = failureView(state.failure)
      return (
        <Dialog
          isOpen
          title="This booking was not made"
          confirm={{ text: 'Back to the form', onTap: onClose }}
          onClose={onClose}
        >
          <p>{failure?.message}</p>
          {failure?.requestId ? <p className="book-request-id">{`Request ${failure.requestId}`}</p> : null}
        </Dialog>
      )
    }
    case 'editing':
    case 'sending':
    case 'booked':
      return null
  }
}
