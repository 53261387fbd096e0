import { postHere, runDueJobs } from '../../../server/main/jobs'
import { expireHolds } from '../../../server/booking/cancel'
import { expireVouchers } from '../../../server/vouchers/expire-vouchers'
import type { CallbackWay } from '../../../server/demo/gateway/gateway'
import { call, type Reply } from './call'
import { type SignedInPerson, signIn } from './sign-in'
import type { TestServer } from './start-test-server'

/** Default stay of the tests' bookings. */
export const usualStay = { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: 1, adults: 2, children: 0 }

/** When the free time of the usual stay ends: at 18:00 on the day before, in Shanghai. */
export const freeEndsAt = new Date('2026-11-30T10:00:00Z')

/** Guest, contact and requests of a booking. */
export const usualForm = {
  contact: { name: 'Ada Li', email: 'ada@example.com', countryCode: '86', phone: '13800000000' },
  guests: [{ name: 'Ada Li' }],
  arriveTime: '18:00',
  specialRequest: 'A quiet room, please.',
}

/** An order with the attempt that paid it. */
export interface PaidOrder {
  readonly orderid: string
  readonly payId: string
  readonly bankOrderId: string
}

/** Books, pays and reads orders as the app does; every method returns the whole reply. */
export interface BookingClient {
  /** Somebody whose account is some days old, so that it may have several unpaid orders. */
  person(): Promise<SignedInPerson>
  verify(pid: string, more?: object): Promise<Reply>
  submit(person: SignedInPerson, verifyToken: string, more?: { key?: string; form?: object }): Promise<Reply>
  /** Checks the price and books it at once; throws unless both work. */
  book(person: SignedInPerson, pid: string, stay?: object): Promise<{ orderid: string; payId: string; orderNo: string }>
  createPayment(payId: string, key?: string): Promise<Reply>
  /** Decides an attempt on the gateway's page. */
  decide(bankOrderId: string, decision: 'approve' | 'decline', callback?: CallbackWay): Promise<void>
  /** Pays an order at once, up to the hotel's confirmation. */
  pay(payId: string): Promise<string>
  /** Books rooms of a package and pays them. */
  paidOrder(person: SignedInPerson, pid: string, rooms?: number): Promise<PaidOrder>
  /** What cancelling costs now, of all rooms where none are named; rooms from 0, as "0,1". */
  quote(person: SignedInPerson, orderid: string, rooms?: string): Promise<Reply['body']>
  detail(person: SignedInPerson, orderid: string): Promise<Reply['body']>
  request(operationId: string, input: object, person?: SignedInPerson, key?: string): Promise<Reply>
  statusOf(payId: string): Promise<string>
  /** Does the jobs that are due, closes what is overdue and ends vouchers, as the server does all the time. */
  work(): Promise<void>
}

/** A client of a test's server; a patient one repeats what the server is too busy for (503). */
export function bookingClient({ app, services }: TestServer, { isPatient = false } = {}): BookingClient {
  const request: BookingClient['request'] = async (operationId, input, person, key) => {
    const reply = await call(app, operationId, input, {
      ...(person ? { token: person.token } : {}),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
    return isPatient && reply.status === 503 ? request(operationId, input, person, key) : reply
  }
  const client: BookingClient = {
    request,
    person: () => signIn(services, { ageDays: 30 }),
    verify: (pid, more = {}) => request('verifyPackageTrade', { pid, ...usualStay, ...more }),
    submit: (person, verifyToken, { key = services.random.id(), form = {} } = {}) =>
      request('submitPackageOrder', { verifyToken, ...usualForm, ...form }, person, key),
    book: async (person, pid, stay = {}) => {
      const verified = await client.verify(pid, stay)
      const guests = Array.from({ length: verified.body.stay?.rooms ?? 1 }, (_, index) => ({
        name: `Guest ${index + 1}`,
      }))
      const reply = await client.submit(person, verified.body.verifyToken, { form: { guests } })
      if (reply.status !== 200) throw new Error(`not booked: ${reply.text}`)
      return reply.body
    },
    createPayment: (payId, key = services.random.id()) =>
      request('createPayment', { payId, channel: 'sandbox' }, undefined, key),
    decide: async (bankOrderId, decision, callback = 'now') => {
      const payload = new URLSearchParams({ decision, callback }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await app.inject({ method: 'POST', url: `/sandbox/pay/${bankOrderId}`, payload, headers })
    },
    pay: async (payId) => {
      const { bankOrderId } = (await client.createPayment(payId)).body
      await client.decide(bankOrderId, 'approve')
      await client.work()
      return bankOrderId
    },
    paidOrder: async (person, pid, rooms = 1) => {
      const { orderid, payId } = await client.book(person, pid, { rooms, adults: rooms })
      return { orderid, payId, bankOrderId: await client.pay(payId) }
    },
    quote: async (person, orderid, rooms) =>
      (await request('quoteCancel', { orderid, ...(rooms === undefined ? {} : { rooms }) }, person)).body,
    detail: async (person, orderid) => (await request('getOrderDetail', { orderid }, person)).body,
    statusOf: async (payId) => (await request('getPackageOrderByPayId', { payId })).body.status,
    work: async () => {
      await expireHolds(services)
      await expireVouchers(services)
      await runDueJobs(services, { postHere: postHere(app) })
    },
  }
  return client
}
