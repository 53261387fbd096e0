import { signAccessToken } from '../../../server/account/access-token'
import { callbackPath } from '../../../server/booking/payments/provider'
import { addHotel } from '../server/add-hotel'
import { bookingClient } from '../server/booking-client'
import { call, type Reply } from '../server/call'
import type { SignedInPerson } from '../server/sign-in'
import { startTestServer, type TestServer } from '../server/start-test-server'
import { everyPeer } from './every-peer'
import type { PaymentPeer, PeerCallback } from './payment-peer'

/** A booking with an attempt to pay it. */
export interface BookedAttempt {
  readonly person: SignedInPerson
  readonly orderid: string
  readonly payId: string
  readonly bankOrderId: string
  readonly pid: string
}

/** A server that takes payments of one provider, and what tests do with it. */
export interface PeerStage {
  readonly server: TestServer
  readonly peer: PaymentPeer
  /** Books rooms of a hotel of its own with five rooms, or as many. */
  reserve(rooms?: number, stock?: number): Promise<Omit<BookedAttempt, 'bankOrderId'>>
  /** Opens an attempt of what was reserved; the payer is on the provider's page then. */
  visit(reserved: Omit<BookedAttempt, 'bankOrderId'>): Promise<BookedAttempt>
  /** Books rooms and opens an attempt. */
  book(rooms?: number): Promise<BookedAttempt>
  /** Somebody else books and holds the rooms of a package. */
  bookByOther(pid: string): Promise<void>
  /** Opens an attempt of a payment; the reply may be a refusal. */
  open(payId: string, key?: string): Promise<Reply>
  /** Where an attempt is paid. */
  start(attempt: Pick<BookedAttempt, 'payId' | 'bankOrderId'>, appType?: string, hostCode?: string): Promise<Reply>
  /** Books, pays and sends the callback. */
  bookAndPay(rooms?: number): Promise<BookedAttempt>
  post(callback: PeerCallback): Promise<{ status: number; body: string; contentType: string }>
  /** Cancels all rooms, or one, at the quote of now. */
  cancel(attempt: BookedAttempt, rooms?: string): Promise<Reply>
  /** Moves the clock and does what is due. */
  pass(milliseconds: number): Promise<void>
  work(): Promise<void>
  order(payId: string): Promise<{ status: string; paid: number; refunded: number }>
  attemptStatus(bankOrderId: string): Promise<string>
  refunds(orderid: string): Promise<{ cause: string; status: string; amount: number }[]>
  close(): Promise<void>
}

/** Starts a provider's stand-in and a server that is configured for it. */
export async function startPeerStage(channel: PaymentPeer['channel']): Promise<PeerStage> {
  let clock: () => Date = () => new Date('2026-11-21T10:00:00.000Z')
  const peer = await everyPeer[channel](() => clock())
  const server = await startTestServer({ env: peer.env })
  clock = () => server.clock.now()
  const client = bookingClient(server)
  const { db } = server.services.database
  const rowsOf = async (query: string) => (await db.execute(query)).rows

  const open: PeerStage['open'] = (payId, key = server.services.random.id()) =>
    client.request('createPayment', { payId, channel }, undefined, key)
  const start: PeerStage['start'] = ({ payId, bankOrderId }, appType = 'web', hostCode) =>
    call(
      server.app,
      'getPaymentUrl',
      { payId, bankOrderId, ...(hostCode && { hostCode }) },
      {
        headers: { 'app-type': appType },
      },
    )

  const stage: PeerStage = {
    server,
    peer,
    open,
    start,
    reserve: async (rooms = 1, stock = 5) => {
      const { pid } = await addHotel(db, { stock })
      const person = await client.person()
      const { orderid, payId } = await client.book(person, pid, { rooms, adults: rooms })
      return { person, orderid, payId, pid }
    },
    visit: async (reserved) => {
      const { payId } = reserved
      const reply = await open(payId)
      if (reply.status !== 200) throw new Error(`no attempt: ${reply.text}`)
      const { bankOrderId } = reply.body
      const started = await start({ payId, bankOrderId })
      if (started.status !== 200) throw new Error(`not started: ${started.text}`)
      peer.visit?.(started.body.payUrl)
      return { ...reserved, bankOrderId }
    },
    book: async (rooms) => stage.visit(await stage.reserve(rooms)),
    bookByOther: async (pid) => {
      await client.book(await client.person(), pid)
    },
    bookAndPay: async (rooms) => {
      const attempt = await stage.book(rooms)
      peer.decide(attempt.bankOrderId, 'paid')
      await stage.post(peer.chargeCallback(attempt.bankOrderId))
      await client.work()
      return attempt
    },
    post: async ({ body, headers }) => {
      const url = callbackPath(channel)
      const reply = await server.app.inject({ method: 'POST', url, payload: body, headers: { ...headers } })
      return { status: reply.statusCode, body: reply.body, contentType: String(reply.headers['content-type']) }
    },
    cancel: async ({ person, orderid }, rooms) => {
      const renewed = { ...person, token: await signAccessToken(server.services, person) }
      const quote = await client.request('quoteCancel', { orderid, ...(rooms && { rooms }) }, renewed)
      const { quoteToken } = quote.body
      return client.request('applyForCancel', { orderid, quoteToken }, renewed, server.services.random.id())
    },
    pass: async (milliseconds) => {
      server.clock.advance(milliseconds)
      await client.work()
    },
    work: client.work,
    order: async (payId) => {
      const [row] = await rowsOf(
        `select status, paid_minor::int as paid, refunded_minor::int as refunded from purchase where pay_id = '${payId}'`,
      )
      return row as { status: string; paid: number; refunded: number }
    },
    attemptStatus: async (bankOrderId) =>
      String((await rowsOf(`select status from payment_attempt where id = '${bankOrderId}'`))[0]?.status),
    refunds: async (orderid) => {
      const rows = await rowsOf(
        `select cause, status, amount_minor::int as amount from refund where purchase_id = '${orderid}' order by created_at, id`,
      )
      return rows as { cause: string; status: string; amount: number }[]
    },
    close: async () => {
      await server.close()
      await peer.close()
    },
  }
  return stage
}
