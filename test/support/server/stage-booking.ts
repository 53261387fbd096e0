import { signedHeaders } from '../../../server/demo/gateway/provider'
import type { TestHotel } from './add-hotel'
import { usualForm } from './booking-client'
import { type FaultStage, stageSecret } from './fault-stage'
import { signInMany } from './sign-in-many'

const stay = { checkIn: '2027-03-01', checkOut: '2027-03-03', rooms: 1, adults: 2, children: 0 }

/** An order that somebody new has booked at a stage. */
export interface StageOrder {
  readonly token: string
  readonly orderid: string
  readonly payId: string
}

/** A traveler, and the gateway, at a stage; calls throw unless they are taken. */
export interface StageBooking {
  /** Books a room for somebody new. */
  book(hotel: TestHotel): Promise<StageOrder>
  /** Begins to pay; resolves the bankOrderId. */
  beginToPay(payId: string): Promise<string>
  /** The gateway takes the money of a charge, whatever became of it here; resolves the callback's body. */
  takeMoney(bankOrderId: string): Promise<string>
  /** Sends a callback as the gateway does; resolves whether it was taken in. */
  sendCallback(body: string): Promise<boolean>
}

/** Books and pays at a stage. */
export function stageBooking(stage: FaultStage): StageBooking {
  let count = 0

  async function posted(path: string, body: unknown, headers: Record<string, string>): Promise<Record<string, string>> {
    const { status, text } = await stage.post(path, body, headers)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text)
  }

  return {
    book: async ({ pid }) => {
      const [token = ''] = await signInMany(stage.database, stageSecret, 1, stage.clock)
      const { verifyToken } = await posted('/api/hotel/zomo/package/trade/verify', { pid, ...stay }, {})
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `booking-${++count}` }
      const { orderid = '', payId = '' } = await posted(
        '/api/order/zomo/package/submit',
        { verifyToken, ...usualForm },
        headers,
      )
      return { token, orderid, payId }
    },
    beginToPay: async (payId) => {
      const headers = { 'idempotency-key': `attempt-${++count}` }
      const { bankOrderId = '' } = await posted('/api/payment/order', { payId, channel: 'sandbox' }, headers)
      return bankOrderId
    },
    takeMoney: async (bankOrderId) => {
      const { rows } = await stage.database.db.execute<{ amount: number; currency: string }>(
        `update sandbox_charge set state = 'paid' where bank_order_id = '${bankOrderId}'
         returning amount_minor::int as amount, currency_code as currency`,
      )
      const [charge] = rows
      return JSON.stringify({
        eventId: `event-of-${bankOrderId}`,
        bankOrderId,
        outcome: 'paid',
        amountMinor: charge?.amount,
        currencyCode: charge?.currency,
        occurredAt: stage.clock.now().toISOString(),
      })
    },
    sendCallback: async (body) => {
      const headers = signedHeaders(stageSecret, stage.clock.now(), body)
      const { status } = await stage.post('/api/payment/callback/sandbox', JSON.parse(body), headers)
      return status === 200
    },
  }
}
