import type { HotelOrder } from '@/contract/order'
import type { WaiverView } from '@/contract/refund'
import { orderAmount } from '@/domain/orders/next-step'
import { cancelReasonName } from '@/domain/orders/refund-form'
import { DocumentRow } from '@/widgets/document-row'
import type { WithOrder } from './view'

/** An order with its last request to waive the fee. */
interface OrderWaiverProps extends Pick<WithOrder, 'order' | 'ownTime' | 'shortcuts'> {
  readonly waiver: WaiverView
}

/** What the hotel decided, or that it has not yet. */
function decisionText({ status }: HotelOrder, { decision }: WaiverView, ownTime: WithOrder['ownTime']): string {
  if (decision)
    return `${decision.isGranted ? 'The hotel waived its fee' : 'The hotel did not waive its fee'}, ${ownTime(decision.at)}.`
  return status === 'CANCEL_APPLIED' ? 'The hotel has not answered yet.' : 'The hotel did not answer.'
}

/** A request that the hotel waives its fee: when and why it was requested, the files, and the decision. */
export function OrderWaiver({ order, waiver, ownTime, shortcuts }: OrderWaiverProps) {
  const { requestedAt, feeMinor, reason, message, files } = waiver
  return (
    <div className="trip-cancelled">
      <p className="trip-cancelled-room">{`You asked the hotel to waive its fee of ${orderAmount(order, feeMinor)}`}</p>
      <p className="trip-cancelled-sums">{decisionText(order, waiver, ownTime)}</p>
      {reason ? <p className="trip-cancelled-sums">{`Reason: ${cancelReasonName(reason)}`}</p> : null}
      {message === '' ? null : <p className="trip-waiver-message">{message}</p>}
      {files.map(({ fileName, path }, index) => (
        <WaiverFile
          key={index}
          fileName={fileName}
          onOpen={path === null ? null : () => shortcuts.onFile({ fileName, path })}
        />
      ))}
      <p className="trip-cancelled-at">{`Asked ${ownTime(requestedAt)}`}</p>
    </div>
  )
}

/** A sent file; null for one that is no longer stored. */
function WaiverFile({ fileName, onOpen }: { readonly fileName: string; readonly onOpen: (() => void) | null }) {
  if (onOpen === null) return <p className="trip-cancelled-sums">{`${fileName}, no longer stored`}</p>
  return <DocumentRow name={fileName} label={`Open ${fileName}`} onOpen={onOpen} />
}
