import { randomInt } from 'node:crypto'
import { addDays } from '@/domain/days/civil-day'
import type { HttpReply } from '../http-client'
import { usualForm } from '../booking-client'
import type { History, Operation, Outcome } from './history'
import type { SoakServers } from './soak-servers'

/** What a client knows of an order of its own: what was acknowledged, and how far it has read. */
interface KnownOrder {
  readonly orderid: string
  readonly payId: string
  readonly cancelledRooms: Set<number>
  isCancelled: boolean
  logs: number
}

/** Whom a soak's client books for, and where. */
export interface SoakPerson {
  readonly number: number
  readonly token: string
  readonly pid: string
}

const pick = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))]

/** Most times that a call without a reply is repeated, under its key. */
const MOST_TRIES = 4

const cancelledStatuses = ['CANCELLED', 'CANCELLED_WITH_FEE', 'AUTO_REFUNDING', 'REFUNDED']

/** One traveler who books, pays, cancels and reads, one call after the other, on whichever server. */
export class SoakClient {
  private readonly orders: KnownOrder[] = []
  private calls = 0

  constructor(
    private readonly servers: Pick<SoakServers, 'clients' | 'urls'>,
    private readonly person: SoakPerson,
    private readonly history: History,
  ) {}

  /** Does one thing of all that can be done. */
  async step(): Promise<void> {
    const order = pick(this.orders)
    const chance = randomInt(10)
    if (!order || chance < 2) return this.submit()
    if (chance < 5) return this.pay(order)
    if (chance < 6) return this.cancelUnpaid(order)
    if (chance < 8) return this.cancelRooms(order)
    return this.read(order)
  }

  /** Reads every order that was acknowledged. */
  async readAll(): Promise<void> {
    for (const order of this.orders) await this.read(order)
  }

  private get(path: string): Promise<HttpReply> {
    const url = pick(this.servers.urls) ?? ''
    const startedAt = performance.now()
    const ended = (status: number, text: string) => ({ status, text, tookMs: performance.now() - startedAt })
    return fetch(url + path, { headers: { authorization: `Bearer ${this.person.token}` } })
      .then(async (reply) => ended(reply.status, await reply.text()))
      .catch(() => ended(0, ''))
  }

  /** Sends an unsafe call, now and then again under its key where no reply came, and records how it ended. */
  private async send(operation: Operation, path: string, body: unknown): Promise<Record<string, string> | null> {
    const key = `soak-${this.person.number}-${(this.calls += 1)}`
    const headers = { authorization: `Bearer ${this.person.token}`, 'idempotency-key': key }
    let outcome: Outcome = 'unknown'
    let text = ''
    for (let tries = randomInt(MOST_TRIES); tries >= 0 && outcome === 'unknown'; tries--) {
      const reply = await pick(this.servers.clients)?.post(path, body, headers)
      outcome = outcomeOf(reply?.status ?? 0)
      text = reply?.text ?? ''
    }
    this.history.record({ client: this.person.number, operation, key, outcome })
    return outcome === 'ok' ? JSON.parse(text) : null
  }

  private async submit(): Promise<void> {
    const checkIn = addDays('2027-03-01', randomInt(4))
    const stay = { checkIn, checkOut: addDays(checkIn, 1 + randomInt(3)), rooms: 2, adults: 2, children: 0 }
    const checked = await pick(this.servers.clients)?.post('/api/hotel/zomo/package/trade/verify', {
      pid: this.person.pid,
      ...stay,
    })
    if (checked?.status !== 200) return
    const { verifyToken } = JSON.parse(checked.text)
    const guests = [{ name: 'Ada Li' }, { name: 'Bo Li' }]
    const reply = await this.send('submit', '/api/order/zomo/package/submit', { ...usualForm, guests, verifyToken })
    if (!reply) return
    const { orderid = '', payId = '' } = reply
    this.orders.push({ orderid, payId, cancelledRooms: new Set(), isCancelled: false, logs: 1 })
  }

  private async pay({ payId }: KnownOrder): Promise<void> {
    const opened = await this.send('open attempt', '/api/payment/order', { payId, channel: 'sandbox' })
    if (!opened) return
    const body = new URLSearchParams({ decision: 'approve', callback: pick(['now', 'now', 'twice', 'never']) ?? 'now' })
    const path = `${pick(this.servers.urls)}/sandbox/pay/${opened.bankOrderId}`
    const status = await fetch(path, { method: 'POST', body, redirect: 'manual' }).then(
      (reply) => (reply.status === 303 ? 200 : reply.status),
      () => 0,
    )
    const key = opened.bankOrderId ?? ''
    this.history.record({ client: this.person.number, operation: 'approve', key, outcome: outcomeOf(status) })
  }

  private async cancelUnpaid({ orderid }: KnownOrder): Promise<void> {
    await this.send('cancel unpaid', '/api/order/zomo/hotel/cancel', { orderid })
  }

  private async cancelRooms(order: KnownOrder): Promise<void> {
    const { orderid } = order
    const rooms = pick(['', '&rooms=0', '&rooms=1'])
    const quoted = await this.get(`/api/order/zomo/cancel/quote?orderid=${orderid}${rooms}`)
    const quote = quoted.status === 200 ? JSON.parse(quoted.text) : { quoteToken: null }
    if (quote.quoteToken === null) return
    const sent = { orderid, quoteToken: quote.quoteToken, reason: 'other' }
    const reply = await this.send('cancel rooms', '/api/order/ApplyForCancel', sent)
    if (!reply) return
    for (const { room } of quote.rooms) order.cancelledRooms.add(room)
    order.isCancelled ||= cancelledStatuses.includes(reply.status ?? '')
  }

  /** Reads an order; what was acknowledged or read before must be there. */
  private async read(order: KnownOrder): Promise<void> {
    const { status, text } = await this.get(`/api/Order/detail_abroad?orderid=${order.orderid}`)
    if (outcomeOf(status) === 'unknown') return
    this.history.reads += 1
    const seen = status === 200 ? JSON.parse(text) : null
    const rooms = new Set(seen?.cancelledRooms.map(({ room }: { room: number }) => room))
    const isFresh =
      seen !== null &&
      seen.logs.length >= order.logs &&
      [...order.cancelledRooms].every((room) => rooms.has(room)) &&
      (!order.isCancelled || cancelledStatuses.includes(seen.status))
    if (!isFresh) this.history.staleReads.push(`${order.orderid}: ${status} ${seen?.status} ${seen?.logs.length}`)
    order.logs = Math.max(order.logs, seen?.logs.length ?? 0)
  }
}

/** A server whose clock is not set again yet after its restart takes a token for one of the future (401): no reply of its books. */
function outcomeOf(status: number): Outcome {
  if (status === 200) return 'ok'
  return status === 0 || status === 401 || status >= 500 ? 'unknown' : 'fail'
}
