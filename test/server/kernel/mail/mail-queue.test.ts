import { outbox } from '../../../../server/kernel/database/schema/orders'
import { claimJob, enqueueJob } from '../../../../server/kernel/jobs/outbox'
import { runDueJobs } from '../../../../server/main/jobs'
import { enqueueMail, type EmailToEnqueue } from '../../../../server/kernel/mail/enqueue-mail'
import { createMailQueue } from '../../../../server/kernel/mail/mail-queue'
import type { OutgoingEmail } from '../../../../server/kernel/mail/mailer'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const second = 1000
const minute = 60 * second

const sent: OutgoingEmail[] = []
let send: (email: OutgoingEmail) => Promise<void>
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ connections: 20, services: { mail: { send: (email) => send(email) } } })
})
beforeEach(async () => {
  sent.length = 0
  send = async (email) => void sent.push(email)
  await server.services.database.db.delete(outbox)
})
afterAll(() => server.close())

const emailTo = (to: string, text = 'Text') => ({ to, subject: `For ${to}`, text, html: `<p>${text}</p>` })
const queue = (to: string, more: Partial<EmailToEnqueue> = {}) =>
  server.services.database.transaction((tx) =>
    enqueueMail(tx, server.services, { kind: 'password_changed', email: emailTo(to), ...more }),
  )
const rows = () => server.services.database.db.select().from(outbox)
const drained = () => server.services.mailQueue.drained()
const pool = () => createMailQueue(server.services)

/** A mailer that waits in the middle of an email until it is released. */
function blockedMailer() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  send = async (email) => {
    begin()
    await held
    sent.push(email)
  }
  return { begun, release }
}

test('an email is sent with an id of its own, and nothing of it stays', async () => {
  await queue('ann@example.com')
  const [row] = await rows()
  await drained()
  expect(sent).toEqual([{ id: row?.id, ...emailTo('ann@example.com') }])
  expect(await rows()).toEqual([])
})

test('what is rolled back is not sent', async () => {
  await expect(
    server.services.database.transaction(async (tx) => {
      await enqueueMail(tx, server.services, { kind: 'password_changed', email: emailTo('ann@example.com') })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await drained()
  expect(sent).toEqual([])
})

test('each of many emails is sent once, however many processes send', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `p${index}@example.com`)
  for (const to of people) await queue(to)
  await Promise.all([pool(), pool(), pool()].map((each) => each.drained()))
  expect(sent.map(({ to }) => to).toSorted()).toEqual(people.toSorted())
})

test('an email that fails is tried again, later each time and under the same id, until it goes', async () => {
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

test('after ten tries it is dead-lettered: its content is erased, the reason is retained without the address, and others go on', async () => {
  await queue('poison@example.com')
  let tries = 0
  send = async (email) => {
    if (email.to !== 'poison@example.com') return void sent.push(email)
    tries += 1
    throw new Error('550 <poison@example.com> no such mailbox')
  }
  for (let count = 0; count < 20; count++) {
    await drained()
    server.clock.advance(5 * 3_600_000)
  }
  expect(tries).toBe(10)
  expect(await rows()).toMatchObject([
    {
      attempts: 10,
      payload: { kind: 'password_changed' },
      deadAt: expect.any(Date),
      lastError: '550 <(address)> no such mailbox',
    },
  ])
  expect(server.logLines.join('')).toContain('dead-lettered')
  expect(server.logLines.join('')).not.toContain('poison@example.com')
  await queue('ann@example.com')
  await drained()
  expect(sent).toHaveLength(1)
})

test('one that was sealed with another secret is dead-lettered at once', async () => {
  await queue('ann@example.com')
  const [row] = await rows()
  await server.services.database.db
    .update(outbox)
    .set({ payload: { kind: 'password_changed', sealed: String(Object(row?.payload).sealed).slice(0, -4) } })
  await drained()
  expect(sent).toEqual([])
  expect(await rows()).toMatchObject([
    { payload: { kind: 'password_changed' }, lastError: 'It was sealed with another SECRET.' },
  ])
})

test.each([
  ['a moment before its end', 5 * minute - 1, 1],
  ['at its end', 5 * minute, 0],
])('a code email that is due %s', async (_case, waitMs, times) => {
  const expiresAt = new Date(server.clock.now().getTime() + 5 * minute)
  await queue('ann@example.com', { kind: 'code_login', expiresAt })
  server.clock.advance(waitMs)
  await drained()
  expect(sent).toHaveLength(times)
  expect(await rows()).toEqual([])
})

test('of two waiting code emails of a device only the newer is sent; those of other purposes, devices and people go too', async () => {
  const code = (to: string, text: string, kind: EmailToEnqueue['kind'] = 'code_login', deviceHash = 'phone') =>
    queue(to, { kind, email: emailTo(to, text), deviceHash })
  await code('ann@example.com', 'old')
  await code('ann@example.com', 'reset', 'code_reset')
  await code('bea@example.com', 'hers')
  await code('ann@example.com', 'tablet', 'code_login', 'tablet')
  await code('Ann@Example.com', 'new')
  await drained()
  expect(sent.map(({ text }) => text).toSorted()).toEqual(['hers', 'new', 'reset', 'tablet'])
})

test('an email of a process that died is sent by another after its lease', async () => {
  await queue('ann@example.com')
  const now = server.clock.now()
  expect(await claimJob(server.services.database.db, true, now, new Date(now.getTime() + minute))).not.toBeNull()
  await drained()
  expect(sent).toEqual([])
  server.clock.advance(minute)
  await drained()
  expect(sent).toHaveLength(1)
})

test('an email that the mail server delays holds up no other', async () => {
  const { begun, release } = blockedMailer()
  const slow = pool()
  await queue('slow@example.com')
  slow.start()
  await begun
  send = async (email) => void sent.push(email)
  await queue('quick@example.com')
  await drained()
  expect(sent.map(({ to }) => to)).toEqual(['quick@example.com'])
  release()
  await slow.drained()
  await slow.stop()
  expect(sent.map(({ to }) => to)).toEqual(['quick@example.com', 'slow@example.com'])
})

test('once started, a wake sends at once; before, emails wait', async () => {
  const mail = pool()
  await queue('ann@example.com')
  mail.wake()
  expect(await rows()).toHaveLength(1)
  const arrived = new Promise<OutgoingEmail>((resolve) => (send = async (email) => resolve(email)))
  mail.start()
  expect((await arrived).to).toBe('ann@example.com')
  const next = new Promise<OutgoingEmail>((resolve) => (send = async (email) => resolve(email)))
  await queue('bea@example.com')
  mail.wake()
  expect((await next).to).toBe('bea@example.com')
  await mail.drained()
  await mail.stop()
})

test('a stop waits for an email that is being handed over, and leaves all others for the next start', async () => {
  const stopping = pool()
  const { begun, release } = blockedMailer()
  await queue('first@example.com')
  stopping.start()
  await begun
  const stopped = stopping.stop()
  await queue('second@example.com')
  stopping.wake()
  release()
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
  expect(server.logLines.join('')).toContain('job workers failed')
  claim.mockRestore()
  await drained()
  expect(sent).toHaveLength(1)
})

test('mail and other jobs have workers of their own: neither runs the other, and a mail server that hangs holds up no job', async () => {
  const { services } = server
  await queue('ann@example.com')
  const payload = { body: 'order paid' }
  await enqueueJob(services.database.db, services, { topic: 'send-sandbox-callback', key: 'paid', payload })
  const posted: string[] = []
  const postHere = async (_path: string, _headers: Record<string, string>, body: string) => {
    posted.push(body)
    return 200
  }
  const { begun, release } = blockedMailer()
  const sending = drained()
  await begun
  expect(posted).toEqual([])
  expect(await runDueJobs(services, { postHere })).toBe(1)
  expect([posted, sent]).toEqual([['order paid'], []])
  release()
  await sending
  expect(sent.map(({ to }) => to)).toEqual(['ann@example.com'])
})

test('four emails are handed over at the same time, and never more', async () => {
  for (let count = 0; count < 12; count++) await queue(`p${count}@example.com`)
  let underWay = 0
  let most = 0
  let open = () => {}
  const fourth = new Promise<void>((resolve) => (open = resolve))
  send = async (email) => {
    underWay += 1
    most = Math.max(most, underWay)
    if (underWay === 4) open()
    await fourth
    underWay -= 1
    sent.push(email)
  }
  await drained()
  expect([sent.length, most]).toEqual([12, 4])
})
