import { useState } from 'react'
import type { HotelOrder } from '@/contract/order'
import type { RefundView } from '@/contract/refund'
import { codedAmount } from '@/domain/money/amount-text'
import { failedRefundText } from '@/domain/orders/transfer-account'
import { TransferAccountLayer } from '@/shell/transfer-account-layer'
import { useRoot } from '@/stores/app/context'
import { createRefundAccount } from '@/stores/booking/refund-account'
import { DeskCard } from './desk-card'
import type { OrderSheet } from './open-sheet'
import { TaxiCard } from './taxi-card'

/** The sheet that is open over a booking. */
export interface OrderSheetsProps {
  readonly open: OrderSheet
  readonly order: HotelOrder
  readonly onCopy: (text: string) => void
  /** An account was named for a refund. */
  readonly onNamed: () => void
  readonly onClose: () => void
}

/** The cards for desk and driver, and the form for a refund's account. */
export function OrderSheets({ open, order, onCopy, onNamed, onClose }: OrderSheetsProps) {
  if (open.kind === 'taxi') return <TaxiCard order={order} onCopy={onCopy} onClose={onClose} />
  if (open.kind === 'desk') return <DeskCard order={order} onClose={onClose} />
  const refund = order.refunds.find(({ refundId }) => refundId === open.refundId)
  return refund ? <AccountSection refund={refund} onNamed={onNamed} onClose={onClose} /> : null
}

interface AccountSectionProps extends Pick<OrderSheetsProps, 'onNamed' | 'onClose'> {
  readonly refund: RefundView
}

function AccountSection({ refund, onNamed, onClose }: AccountSectionProps) {
  const { api, randomGuid } = useRoot()
  const [store] = useState(() => {
    const dependencies = { paymentAccount: api.paymentAccount, newKey: randomGuid, onNamed }
    return createRefundAccount(dependencies, refund.refundId)
  })
  const sendText = `Send ${codedAmount(refund)} there`
  return <TransferAccountLayer store={store} sendText={sendText} hintText={failedRefundText} onClose={onClose} />
}
