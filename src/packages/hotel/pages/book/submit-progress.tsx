import type { SubmitState } from '@/domain/booking/submit'
import { failureView } from '@/domain/failure'
import { Dialog } from '@/widgets/dialog'

/** How the submit stands and what can be done about it. */
export interface SubmitProgressProps {
  readonly state: SubmitState
  readonly onAskAgain: () => void
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

/** What a submit has come to, where the form alone does not say it. */
export function SubmitProgress({ state, onAskAgain, onClose, onViewOrder, onViewBookings }: SubmitProgressProps) {
  switch (state.step) {
    case 'unknown':
      return (
        <Dialog
          isOpen
          title="We are checking your booking, do not submit again"
          confirm={{ text: 'Check now', onTap: onAskAgain, isLoading: state.isRequesting }}
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
      const note = failureView(state.failure)
      return (
        <Dialog
          isOpen
          title="This booking was not made"
          confirm={{ text: 'Back to the form', onTap: onClose }}
          onClose={onClose}
        >
          <p>{note?.message}</p>
          {note?.requestId ? <p className="book-request-id">{`Request ${note.requestId}`}</p> : null}
        </Dialog>
      )
    }
    case 'editing':
    case 'sending':
    case 'booked':
      return null
  }
}
