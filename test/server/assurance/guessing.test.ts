import { codeDigits, codeLifeMs, codeTries, sendEmailCode } from '../../../server/account/send-code'
import { emailCode } from '../../../server/kernel/database/schema/people'
import { createRandomSource } from '../../../server/kernel/crypto/random-source'
import { createVirtualClock } from '../../../server/kernel/time/clock'
import { tryTypedCode } from '../../../server/account/use-code'
import { ApiError } from '../../../server/kernel/errors'
import { loginClient } from '../../support/server/login-client'
import { newestCode } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const rightCode = '739152'
const password = 'a horse of 7 colours'

let server: TestServer

beforeAll(async () => {
  const random = createRandomSource(createVirtualClock(new Date('2026-11-21T10:00:00.000Z')))
  server = await startTestServer({ services: { random: { ...random, digits: () => rightCode } } })
})
afterAll(() => server.close())

const phone = () => loginClient(server.app, server.services)
const typed = (email: string, code: string) => ({ email, code, purpose: 'login', deviceId: 'phone-1' }) as const

const guess = (email: string, code: string) =>
  tryTypedCode(server.services, typed(email, code)).then(
    () => 'right',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  )

async function triesLeft(email: string): Promise<number | undefined> {
  const codes = await server.services.database.db.select().from(emailCode)
  return codes
    .filter((code) => code.email === email)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.triesLeft
}

const request = (email: string, deviceId = 'phone-1') =>
  sendEmailCode(server.services, { email, purpose: 'login', deviceId }).then(
    () => 0,
    (error: unknown) =>
      error instanceof ApiError ? (error.facts.retryAfterSeconds ?? 0) * 1000 : Promise.reject(error),
  )

describe('a code', () => {
  test('of 1,000 guesses five are looked at, and then the right one is worth nothing', async () => {
    const email = 'thousand@example.com'
    await request(email)
    const tries: (number | undefined)[] = []
    const replies = new Map<string, number>()
    for (let count = 0; count < 1_000; count++) {
      const reply = await guess(email, String(count).padStart(codeDigits, '0'))
      replies.set(reply, (replies.get(reply) ?? 0) + 1)
      if (count < 6) tries.push(await triesLeft(email))
    }
    expect(tries).toEqual([4, 3, 2, 1, 0, 0])
    expect(Object.fromEntries(replies)).toEqual({ code_wrong: 4, code_blocked: 996 })
    await expect(tryTypedCode(server.services, typed(email, rightCode))).rejects.toThrow('Too many wrong tries')
  }, 120_000)

  test('counts from its request, whether its email could be sent or not', async () => {
    const email = 'no-post@example.com'
    const send = jest.spyOn(server.services.mail, 'send').mockRejectedValue(new Error('no post today'))
    const waits: number[] = []
    for (let count = 0; count < 20; count++) {
      waits.push(await request(email))
      await server.services.mailQueue.drained()
      server.clock.advance(minute)
    }
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(4)
    send.mockRestore()
  })
})

test('1,000 codes of one account, requested as fast as allowed by its own and other devices: at most 10 a day, 5 an hour, and 0.00005 to be right within any day', async () => {
  const email = 'patient@example.com'
  await phone().signIn(email)
  server.clock.advance(25 * hour)
  const sentAtMs: number[] = []
  for (let count = 0; sentAtMs.length < 1_000; count++) {
    const waits = [await request(email), await request(email, `stranger-${count}`)]
    for (const waitMs of waits) if (waitMs === 0) sentAtMs.push(server.clock.now().getTime())
    const shortestMs = Math.min(...waits)
    if (shortestMs > 0) server.clock.advance(shortestMs)
  }
  const mostWithin = (instants: readonly number[], windowMs: number) =>
    Math.max(...instants.map((from) => instants.filter((at) => at >= from && at < from + windowMs).length))
  expect(mostWithin(sentAtMs, hour)).toBe(5)
  expect(mostWithin(sentAtMs, day)).toBe(10)
  // Someone who guesses for a day meets the codes sent in it and one that was still valid when it began.
  const chance = (mostWithin(sentAtMs, day + codeLifeMs) * codeTries) / 10 ** codeDigits
  expect(chance).toBeLessThanOrEqual(5e-5)
  expect(chance).toBeGreaterThan(0)
}, 300_000)

describe('strangers who request codes for somebody else’s address', () => {
  const strangerCalls = 96

  /** A day in which a stranger with a new device requests a code every quarter of an hour, and what the owner's hourly requests gave. */
  async function dayOfRequests(email: string, onOwnerCode: () => Promise<void>): Promise<number[]> {
    const ownerSentAt: number[] = []
    for (let call = 0; call < strangerCalls; call++) {
      await request(email, `stranger-${call}`)
      server.clock.advance(minute / 2)
      if (call % 4 === 0 && (await request(email)) === 0) {
        ownerSentAt.push(Math.floor(call / 4))
        await request(email, `late-stranger-${call}`)
        await onOwnerCode()
      }
      server.clock.advance(15 * minute - minute / 2)
    }
    return ownerSentAt
  }

  test('leave the owner four codes of a day, each of which works although strangers request others right after', async () => {
    const email = 'locked.out@example.com'
    await phone().signIn(email)
    server.clock.advance(25 * hour)
    const sentAt = await dayOfRequests(email, async () => {
      expect((await phone().loginByCode(email, rightCode)).status).toBe(200)
    })
    expect(sentAt).toEqual([0, 1, 2, 3])
    const rows = await server.services.database.db.select().from(emailCode)
    expect(
      rows.filter((row) => row.email === email && row.createdAt.getTime() >= server.clock.now().getTime() - day),
    ).toHaveLength(10)
  })

  test('cannot use a right code of the owner’s, nor the owner one of theirs', async () => {
    const email = 'two.codes@example.com'
    await phone().signIn(email)
    server.clock.advance(hour)
    await request(email)
    const other = loginClient(server.app, server.services, { deviceId: 'other-phone' })
    expect((await other.loginByCode(email, rightCode)).body.code).toBe('code_expired')
    expect((await phone().loginByCode(email, rightCode)).status).toBe(200)
  })

  test('without a device id are strangers, even where the owner once signed in without one', async () => {
    const email = 'nameless@example.com'
    const nameless = loginClient(server.app, server.services, {})
    await nameless.signIn(email)
    server.clock.advance(25 * hour)
    let sent = 0
    for (let count = 0; count < 24; count++) {
      if ((await nameless.send(email)).status === 200) sent++
      server.clock.advance(hour - minute)
    }
    expect(sent).toBe(6)
  })
})

describe('a password', () => {
  test('a guesser of sixty days gets a hundred tries in thirty, and the owner’s way by code is never shut', async () => {
    const email = 'owner@example.com'
    expect((await phone().setPassword(email, password)).status).toBe(200)
    const lookedAtMs: number[] = []
    const endAtMs = server.clock.now().getTime() + 60 * day
    let days = 0
    while (server.clock.now().getTime() < endAtMs) {
      const wrong = await phone().loginByPassword(email, 'wrong')
      if (wrong.status === 400) lookedAtMs.push(server.clock.now().getTime())
      else server.clock.advance(Number(wrong.headers['retry-after']) * 1000)
      const daysGone = 60 - Math.floor((endAtMs - server.clock.now().getTime()) / day)
      if (daysGone < days + 10) continue
      days = daysGone
      expect((await phone().signIn(email)).status).toBe(200)
    }
    const mostInThirtyDays = Math.max(
      ...lookedAtMs.map((from) => lookedAtMs.filter((at) => at >= from && at < from + 30 * day).length),
    )
    expect(mostInThirtyDays).toBeLessThanOrEqual(100)
    expect(lookedAtMs.length).toBeGreaterThanOrEqual(100)
    const waits = lookedAtMs.slice(1).map((at, index) => at - (lookedAtMs[index] ?? 0))
    expect(waits.slice(0, 14)).toEqual(
      [0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600].map((seconds) => seconds * 1000),
    )
    server.clock.advance(2 * minute)
    await phone().send(email, 'reset')
    const reset = await phone().reset(email, await newestCode(server.services, email), 'another horse')
    expect(reset.status).toBe(200)
    expect((await phone().loginByPassword(email, 'another horse')).status).toBe(200)
  }, 300_000)
})
