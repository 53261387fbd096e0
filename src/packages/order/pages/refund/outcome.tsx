import type { HotelOrder } from '@/contract/order'
import type { RefundView } from '@/contract/refund'
import { orderStatusText, orderTabOf, orderTone } from '@/domain/orders/hotel-order'
import { nextStepText } from '@/domain/orders/next-step'
import { Button } from '@/widgets/button'
import { RefundWays } from '@/widgets/refund-form'
import { ResultHero } from '@/widgets/result-hero'
import { StatusHeader } from '@/widgets/status-header'

/** How an application ended: a waiver is requested, the booking is cancelled, or rooms of it are. */
export type AppliedKind = 'waiver' | 'whole' | 'rooms'

/** What an application did. */
export interface AppliedProps {
  readonly kind: AppliedKind
  /** The refund that it began or added to, as it stands now; null where nothing is refunded. */
  readonly refund: RefundView | null
  readonly ownTime: (instant: string) => string
  readonly onViewOrder: () => void
}

const titles: Readonly<Record<AppliedKind, string>> = {
  waiver: 'We asked the hotel',
  whole: 'Booking cancelled',
  rooms: 'Rooms cancelled',
}

function appliedText({ kind, refund }: AppliedProps): string {
  if (kind === 'waiver') return 'Your rooms stay booked until it decides. We e-mail you its answer.'
  if (!refund) return 'Nothing is refunded.'
  if (refund.needsAccount) return 'Your refund could not be sent. Please name an account for it on the booking’s page.'
  return refund.status === 'SUCCESS' ? 'Your refund was sent.' : 'We e-mail you when your refund has been sent.'
}

/** What an application did, and the way of its refund. */
export function Applied(props: AppliedProps) {
  const { kind, refund, ownTime, onViewOrder } = props
  return (
    <>
      <div className="cancel-ending">
        <ResultHero kind={kind === 'waiver' ? 'waiting' : 'success'} title={titles[kind]} text={appliedText(props)}>
          <Button isWide onTap={onViewOrder}>
            View booking
          </Button>
        </ResultHero>
      </div>
      {refund ? <RefundWays refunds={[refund]} ownTime={ownTime} /> : null}
    </>
  )
}

/** An order that can't be cancelled here. */
export interface NothingToCancelProps extends Pick<AppliedProps, 'ownTime' | 'onViewOrder'> {
  readonly order: HotelOrder
}

function nothingText(order: HotelOrder, ownTime: AppliedProps['ownTime']): string {
  const { status } = order
  if (status === 'TO_PAY') return 'This booking is not paid yet. You can cancel it on its page, and nothing is charged.'
  if (status === 'CANCEL_APPLIED' || orderTabOf(status) === 'cancelled') return nextStepText(order, ownTime)
  return 'This booking can’t be cancelled any more.'
}

/** Why there is nothing to cancel, and the refunds that there are. */
export function NothingToCancel({ order, ownTime, onViewOrder }: NothingToCancelProps) {
  return (
    <>
      <div className="cancel-ending">
        <StatusHeader
          tone={orderTone(order.status)}
          title={orderStatusText(order.status)}
          text={nothingText(order, ownTime)}
        >
          <div className="cancel-view">
            <Button kind="secondary" isWide onTap={onViewOrder}>
              View booking
            </Button>
          </div>
        </StatusHeader>
      </div>
      <RefundWays refunds={order.refunds} ownTime={ownTime} />
    </>
  )
}
