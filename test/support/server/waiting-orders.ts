import { sql } from 'drizzle-orm'
import { signAccessToken } from '../../../server/account/access-token'
import { addHotel } from './add-hotel'
import { type BookingClient, bookingClient } from './booking-client'
import type { SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

/** A paid order that its hotel has to confirm, and what a test does with it. */
export interface WaitingOrder {
  readonly orderid: string
  readonly orderNo: string
  readonly bankOrderId: string
  readonly pid: string
  readonly person: SignedInPerson
  /** The order as its traveler sees it. */
  read(): Promise<ReturnType<typeof JSON.parse>>
  /** Cancels rooms, all where none are named, at the quote of now. */
  cancel(more?: object, rooms?: string): Promise<ReturnType<typeof JSON.parse>>
  quote(rooms?: string): Promise<ReturnType<typeof JSON.parse>>
}

/** The test's server on which hotels are waited for. */
export const waitingEnv = { CONFIRM_WITHOUT_OPERATOR: '0' }

/** Books and pays rooms of a hotel that confirms by hand. */
export async function waitingOrder(server: TestServer, rooms = 1, confirmMinutes = 30): Promise<WaitingOrder> {
  const client: BookingClient = bookingClient(server)
  const { services } = server
  const { pid } = await addHotel(services.database.db, { stock: rooms, confirmMinutes })
  const person = await client.person()
  const { orderid, orderNo, payId } = await client.book(person, pid, { rooms, adults: rooms })
  const bankOrderId = await client.pay(payId)
  // The clock may have moved on since the person signed in.
  const caller = async () => ({ ...person, token: await signAccessToken(services, person) })
  const quote = async (chosen?: string) => {
    const input = chosen === undefined ? { orderid } : { orderid, rooms: chosen }
    return (await client.request('quoteCancel', input, await caller())).body
  }
  return {
    orderid,
    orderNo,
    bankOrderId,
    pid,
    person,
    quote,
    read: async () => (await client.request('getOrderDetail', { orderid }, await caller())).body,
    cancel: async (more = {}, chosen) => {
      const { quoteToken } = await quote(chosen)
      const sent = { orderid, quoteToken, ...more }
      return (await client.request('applyForCancel', sent, await caller(), services.random.id())).body
    },
  }
}

/** A row of the audit as a test looks at it. */
export type AuditLine = Record<'operator' | 'action' | 'before' | 'after', unknown>

/** What operators did to an order, oldest first. */
export async function auditOf({ services }: TestServer, orderid: string): Promise<AuditLine[]> {
  const { rows } = await services.database.db.execute<AuditLine>(
    sql`select operator, action, before, after from operator_audit where purchase_id = ${orderid}
        order by at, (after ->> 'version')::integer`,
  )
  return rows
}
