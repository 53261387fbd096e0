import type { RefundView } from '@/contract/refund'
import { refundStatusText } from '@/domain/orders/refund-text'
import { RefundTimeline } from '@/widgets/refund-timeline'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const noon = '2026-11-20T12:00:00.000Z'

const refundOf = (change: Pick<RefundView, 'status'> & Partial<RefundView>): RefundView => ({
  refundId: 'r1',
  cause: 'cancelled',
  causeText: 'Cancellation',
  statusText: refundStatusText(change.status),
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '2,200',
  amountMinor: 220_000,
  rooms: [0],
  voucherIds: [],
  createdAt: noon,
  sentAt: noon,
  doneAt: null,
  needsAccount: false,
  accountText: null,
  ...change,
})

const ownTime = () => 'Fri 20 Nov, 12:00'

const states: readonly [name: string, refund: RefundView][] = [
  ['applied', refundOf({ status: 'SUBMITTED', sentAt: null })],
  ['on its way', refundOf({ status: 'SUBMITTED' })],
  ['done', refundOf({ status: 'SUCCESS', doneAt: noon })],
  ['transfer', refundOf({ status: 'TRANSFER', accountText: 'Bank of China •••• 1234' })],
]

function Show() {
  return (
    <>
      {states.map(([name, refund]) => (
        <GalleryState key={name} name={name}>
          <RefundTimeline refund={refund} ownTime={ownTime} />
        </GalleryState>
      ))}
      <GalleryState name="failed">
        <RefundTimeline
          refund={refundOf({ status: 'FAILED', needsAccount: true })}
          ownTime={ownTime}
          onNameAccount={() => {}}
        />
      </GalleryState>
    </>
  )
}

/** A refund's way in all its states. */
export const refundTimelineSection: GallerySection = { key: 'refund-timeline', title: 'Refund timeline', Show }
