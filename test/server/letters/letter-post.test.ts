import type { SentLetter } from '../../../server/adapters/mail/mailer'
import { waitingLetter } from '../../../server/database/schema-letter'
import { createLetterPost } from '../../../server/letters/letter-post'
import { queueLetter, type LetterToQueue } from '../../../server/letters/queue-letter'
import { claimLetter } from '../../../server/repositories/letter'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const second = 1000
const minute = 60 * second

const sent: SentLetter[] = []
let send: (letter: SentLetter) => Promise<void>
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ connections: 20, services: { mail: { send: (letter) => send(letter) } } })
})
beforeEach(async () => {
  sent.length = 0
  send = async (letter) => void sent.push(letter)
  await server.services.database.db.delete(waitingLetter)
})
afterAll(() => server.close())

const letterTo = (to: string, text = 'Text') => ({ to, subject: `For ${to}`, text, html: `<p>${text}</p>` })
const queue = (to: string, more: Partial<LetterToQueue> = {}) =>
  server.services.database.transaction((tx) =>
    queueLetter(tx, server.services, { kind: 'password_changed', letter: letterTo(to), ...more }),
  )
const rows = () => server.services.database.db.select().from(waitingLetter)
const drained = () => server.services.letterPost.drained()
const post = () => createLetterPost(server.services)

/** A mailer that waits in the middle of a letter until it is let go. */
function heldMailer() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  send = async (letter) => {
    begin()
    await held
    sent.push(letter)
  }
  return { begun, letGo }
}

test('a letter goes with an id of its own, and nothing of it stays', async () => {
  await queue('ann@example.com')
  const [row] = await rows()
  await drained()
  expect(sent).toEqual([{ id: row?.id, ...letterTo('ann@example.com') }])
  expect(await rows()).toEqual([])
})

test('what is rolled back is not sent', async () => {
  await expect(
    server.services.database.transaction(async (tx) => {
      await queueLetter(tx, server.services, { kind: 'password_changed', letter: letterTo('ann@example.com') })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await drained()
  expect(sent).toEqual([])
})

test('each of many letters is sent once, however many processes send', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `p${index}@example.com`)
  for (const to of people) await queue(to)
  await Promise.all([post(), post(), post()].map((each) => each.drained()))
  expect(sent.map(({ to }) => to).toSorted()).toEqual(people.toSorted())
})

test('a letter that fails is tried again, later each time and under the same id, until it goes', async () => {
  await queue('ann@example.com')
  const ids: string[] = []
  send = async ({ id }) => {
    ids.push(id)
    if (ids.length < 4) throw new Error('451 try later')
  }
  const triedAfterSeconds: number[] = []
  for (let seconds = 0; seconds <= 30; seconds++) {
    const before = ids.length
    await drained()
    if (ids.length > before) triedAfterSeconds.push(seconds)
    server.clock.advance(second)
  }
  expect(triedAfterSeconds).toEqual([0, 2, 8, 26])
  expect(new Set(ids).size).toBe(1)
  expect(await rows()).toEqual([])
})

test('after ten tries it is given up: what it said is erased, why it failed is kept without the address, and others go on', async () => {
  await queue('poison@example.com')
  let tries = 0
  send = async (letter) => {
    if (letter.to !== 'poison@example.com') return void sent.push(letter)
    tries += 1
    throw new Error('550 <poison@example.com> no such mailbox')
  }
  for (let count = 0; count < 20; count++) {
    await drained()
    server.clock.advance(5 * 3_600_000)
  }
  expect(tries).toBe(10)
  expect(await rows()).toMatchObject([
    { attempts: 10, sealed: null, deadAt: expect.any(Date), lastError: '550 <(address)> no such mailbox' },
  ])
  expect(server.logLines.join('')).toContain('a letter was given up')
  expect(server.logLines.join('')).not.toContain('poison@example.com')
  await queue('ann@example.com')
  await drained()
  expect(sent).toHaveLength(1)
})

test('one that was sealed with another secret is given up at once', async () => {
  await queue('ann@example.com')
  const [row] = await rows()
  await server.services.database.db.update(waitingLetter).set({ sealed: row?.sealed?.slice(0, -4) ?? '' })
  await drained()
  expect(sent).toEqual([])
  expect(await rows()).toMatchObject([{ sealed: null, lastError: 'It was sealed with another SECRET.' }])
})

test.each([
  ['a moment before its end', 5 * minute - 1, 1],
  ['at its end', 5 * minute, 0],
])('a code letter that is due %s', async (_case, waitMs, times) => {
  const expiresAt = new Date(server.clock.now().getTime() + 5 * minute)
  await queue('ann@example.com', { kind: 'code_login', expiresAt })
  server.clock.advance(waitMs)
  await drained()
  expect(sent).toHaveLength(times)
  expect(await rows()).toEqual([])
})

test('of two waiting code letters of a device only the newer is sent; those of other purposes, devices and people go too', async () => {
  const code = (to: string, text: string, kind: LetterToQueue['kind'] = 'code_login', deviceHash = 'phone') =>
    queue(to, { kind, letter: letterTo(to, text), deviceHash })
  await code('ann@example.com', 'old')
  await code('ann@example.com', 'reset', 'code_reset')
  await code('bea@example.com', 'hers')
  await code('ann@example.com', 'tablet', 'code_login', 'tablet')
  await code('Ann@Example.com', 'new')
  await drained()
  expect(sent.map(({ text }) => text).toSorted()).toEqual(['hers', 'new', 'reset', 'tablet'])
})

test('a letter of a process that died is sent by another after its lease', async () => {
  await queue('ann@example.com')
  const now = server.clock.now()
  expect(await claimLetter(server.services.database.db, now, new Date(now.getTime() + minute))).not.toBeNull()
  await drained()
  expect(sent).toEqual([])
  server.clock.advance(minute)
  await drained()
  expect(sent).toHaveLength(1)
})

test('a letter that the mail server keeps waiting holds up no other', async () => {
  const { begun, letGo } = heldMailer()
  const slow = post()
  await queue('slow@example.com')
  slow.start()
  await begun
  send = async (letter) => void sent.push(letter)
  await queue('quick@example.com')
  await drained()
  expect(sent.map(({ to }) => to)).toEqual(['quick@example.com'])
  letGo()
  await slow.drained()
  await slow.stop()
  expect(sent.map(({ to }) => to)).toEqual(['quick@example.com', 'slow@example.com'])
})

test('once started, a ring sends at once; before, letters wait', async () => {
  const bell = post()
  await queue('ann@example.com')
  bell.ring()
  expect(await rows()).toHaveLength(1)
  const arrived = new Promise<SentLetter>((resolve) => (send = async (letter) => resolve(letter)))
  bell.start()
  expect((await arrived).to).toBe('ann@example.com')
  const next = new Promise<SentLetter>((resolve) => (send = async (letter) => resolve(letter)))
  await queue('bea@example.com')
  bell.ring()
  expect((await next).to).toBe('bea@example.com')
  await bell.drained()
  await bell.stop()
})

test('a stop lets a letter go that is on its way, and leaves all others for the next start', async () => {
  const stopping = post()
  const { begun, letGo } = heldMailer()
  await queue('first@example.com')
  stopping.start()
  await begun
  const stopped = stopping.stop()
  await queue('second@example.com')
  stopping.ring()
  letGo()
  await stopped
  expect(sent.map(({ to }) => to)).toEqual(['first@example.com'])
  expect(await rows()).toHaveLength(1)
  await drained()
  expect(sent.map(({ to }) => to)).toEqual(['first@example.com', 'second@example.com'])
})

test('a database that is away for a moment ends nothing for good', async () => {
  const claim = jest.spyOn(server.services.database.db, 'update').mockImplementationOnce(() => {
    throw new Error('connection lost')
  })
  await queue('ann@example.com')
  await drained()
  expect(server.logLines.join('')).toContain('letters were interrupted')
  claim.mockRestore()
  await drained()
  expect(sent).toHaveLength(1)
})
