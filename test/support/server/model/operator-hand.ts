import {
  createPaymentAccount,
  listPaymentAccounts,
  setRefundTransferAccount,
} from '../../../../server/booking/payments/transfer-accounts'
import type { Services } from '../../../../server/kernel/services'
import { confirmByHotel, recordNoShow, refuseWaiver, rejectByHotel, waiveFee } from '../../../../server/operator/orders'
import { markRefundPaid } from '../../../../server/operator/refunds'
import type { SignedInPerson } from '../sign-in'
import { refundAt } from './gateway-hand'
import type { HotelDecision } from './hotel-model'

const operator = 'maya@staylark.example'

/** Does by an operator's command what a hotel decides about an order. */
export function decideAsHotel(services: Services, orderNo: string, decision: HotelDecision): Promise<void> {
  const on = { operator, orderNo }
  switch (decision) {
    case 'confirm':
      return confirmByHotel(services, on, 'LH-1')
    case 'reject':
      return rejectByHotel(services, on, 'The roof leaks')
    case 'no show':
      return recordNoShow(services, on)
    case 'waive':
      return waiveFee(services, on)
    case 'refuse':
      return refuseWaiver(services, on)
  }
}

const account = { kind: 'bank', holder: 'Ada Li', bank: 'Bank of Hangzhou', number: '6222021234567890123' } as const

/** Names the traveler's one account for an order's refund; refunds are counted from 0 by age. */
export async function nameAccountFor(
  services: Services,
  { guest, orderid }: { readonly guest: SignedInPerson; readonly orderid: string },
  at: number,
): Promise<void> {
  const userId = guest.uid
  const key = () => services.random.id()
  const [known] = await listPaymentAccounts(services, userId)
  const { accountId } = known ?? (await createPaymentAccount(services, { userId, key: key(), sent: account }))
  const { id: refundId } = await refundAt(services.database.db, orderid, at)
  await setRefundTransferAccount(services, { userId, key: key(), sent: { refundId, accountId } })
}

/** Records that the house has transferred an order's refund. */
export async function markPaidAt(services: Services, orderid: string, at: number): Promise<void> {
  const { id: refundId } = await refundAt(services.database.db, orderid, at)
  await markRefundPaid(services, { operator, refundId })
}
