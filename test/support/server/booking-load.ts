import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../server/kernel/database/executor'
import type { TestHotel } from './add-hotel'
import { usualForm } from './booking-client'
import { type HttpReply, httpClient } from './http-client'
import { signInMany } from './sign-in-many'

const stay = { checkIn: '2027-03-01', checkOut: '2027-03-03', rooms: 1, adults: 2, children: 0 }

/** Pause before a refused call is repeated, and between bookings of one worker, ms. */
const pauseMs = 50

/** What parallel bookings of many people came to. */
export interface BookingLoad {
  /** Ids of the orders that were acknowledged. */
  readonly orderIds: string[]
  /** How often each status came; 0 stands for calls without a response. */
  readonly statuses: Record<string, number>
  /** The longest that one call took, ms. */
  longestMs(): number
  /** Resolves when so many more orders were acknowledged. */
  more(amount: number): Promise<void>
  /** Signs in so many more people to book for. */
  addPeople(database: Pick<Database, 'db'>, amount: number): Promise<void>
  stop(): Promise<void>
}

/** What the load is put on. */
export interface BookingLoadTarget {
  readonly url: string
  readonly secret: string
  readonly hotel: TestHotel
  readonly atOnce: number
}

/** Books again and again for somebody else, so many at once; a call that was refused or cut is repeated with its key until it is acknowledged. */
export function startBookingLoad({ url, secret, hotel, atOnce }: BookingLoadTarget): BookingLoad {
  const client = httpClient(url, atOnce)
  const tokens: string[] = []
  const orderIds: string[] = []
  const statuses: Record<string, number> = {}
  const state = { isOver: false, next: 0, longestMs: 0 }

  function count(reply: HttpReply): HttpReply {
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
    state.longestMs = Math.max(state.longestMs, reply.tookMs)
    return reply
  }

  async function untilDone(call: () => Promise<HttpReply>): Promise<HttpReply | null> {
    while (!state.isOver) {
      const reply = count(await call())
      if (reply.status === 200) return reply
      if (reply.status !== 503 && reply.status !== 0) throw new Error(`${reply.status}: ${reply.text}`)
      await wait(pauseMs)
    }
    return null
  }

  async function bookOnce(at: number, token: string): Promise<void> {
    const checked = await untilDone(() =>
      client.post('/api/hotel/zomo/package/trade/verify', { pid: hotel.pid, ...stay }),
    )
    if (!checked) return
    const body = { verifyToken: JSON.parse(checked.text).verifyToken, ...usualForm }
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `load-${at}` }
    const booked = await untilDone(() => client.post('/api/order/zomo/package/submit', body, headers))
    if (booked) orderIds.push(String(JSON.parse(booked.text).orderid))
  }

  async function keepBooking(): Promise<void> {
    while (!state.isOver) {
      const at = state.next
      const token = tokens[at]
      if (token !== undefined) {
        state.next += 1
        await bookOnce(at, token)
      }
      await wait(pauseMs)
    }
  }

  const workers = Promise.all(
    Array.from({ length: atOnce }, () =>
      keepBooking().catch((error: unknown) => {
        state.isOver = true
        throw error
      }),
    ),
  )
  workers.catch(() => undefined)

  return {
    orderIds,
    statuses,
    longestMs: () => state.longestMs,
    more: async (amount) => {
      const wanted = orderIds.length + amount
      while (orderIds.length < wanted && !state.isOver) await wait(10)
      if (state.isOver) await workers
    },
    addPeople: async (database, amount) => void tokens.push(...(await signInMany(database, secret, amount))),
    stop: async () => {
      state.isOver = true
      await workers.finally(() => client.close())
    },
  }
}
