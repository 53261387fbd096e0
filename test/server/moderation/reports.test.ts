import { sql } from 'drizzle-orm'
import { readArguments } from '../../../server/operator/command'
import { dismissReport, rejectContent, upholdReport } from '../../../server/operator/content'
import { statementOf } from '../../../server/moderation/reasons'
import { communityOf, contentAudit, type Community } from '../../support/moderation/community'
import { call, type Caller } from '../../support/server/call'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { emailsTo } from '../../support/server/mailbox'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const maya = { operator: 'maya@staylark.example' }

let server: TestServer
let community: Community
let author: SignedInPerson
let momentId: string
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  community = communityOf(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  author = await community.person()
  momentId = await community.post(author)
  count += 1
})

const email = () => `reporter-${count}@example.com`
const form = () => ({
  bizType: 'moment',
  bizId: momentId,
  reason: 'spam',
  explanation: 'This praises a shop and describes no stay.',
  address: `http://localhost:3000/ugc/moment/detail/${momentId}`,
  name: 'Quentin Reporter',
  email: email(),
  isGoodFaith: true,
})
const report = (changes: object = {}, caller: Caller = { deviceId: 'phone-1' }) =>
  call(server.app, 'reportContent', { ...form(), ...changes }, caller)
const look = async (receipt: string) => (await call(server.app, 'getReport', { receipt })).body
const idOf = async (state = 'open') => {
  const { rows } = await server.services.database.db.execute<{ id: string }>(
    sql`select id from content_report where biz_id = ${momentId} and state = ${state} order by id`,
  )
  return rows.map(({ id }) => id)
}

test('needs no sign-in, gives a receipt that shows its state, and sends it by email', async () => {
  const { status, body } = await report()
  expect([status, body]).toEqual([
    200,
    { receipt: expect.any(String), state: 'open', outcome: '', reportedAt: server.clock.now().toISOString() },
  ])
  expect(await look(body.receipt)).toEqual(body)
  const [received] = await emailsTo(server.services, email())
  expect(received?.textBody).toContain(body.receipt)
  expect(received?.textBody).not.toMatch(/Quentin|praises/)
  expect(await dumpOfDatabase(server.services.database, ['dev_mail'])).not.toContain(body.receipt)
})

test.each([
  ['explanation', { explanation: 'bad' }],
  ['explanation', { explanation: 'x'.repeat(1001) }],
  ['name', { name: ' ' }],
  ['email', { email: 'nowhere' }],
  ['email', { email: '' }],
  ['isGoodFaith', { isGoodFaith: false }],
  ['address', { address: 'https://elsewhere.example/ugc/moment/detail/1' }],
  ['address', { address: '//elsewhere.example/' }],
  ['address', { address: '' }],
])('%s must be right: %j', async (field, changes) => {
  expect((await report(changes)).body).toMatchObject({ code: 'bad_input', field })
})

test('of child abuse needs no name and no address, and of nothing else', async () => {
  const anonymous = { reason: 'child_abuse', name: undefined, email: undefined }
  expect((await report(anonymous)).status).toBe(200)
  expect((await report({ ...anonymous, email: 'nowhere' })).status).toBe(400)
  expect((await report({ ...anonymous, reason: 'violence' })).status).toBe(400)
})

test('is about something that is shown', async () => {
  const missing = { status: 404 }
  expect(await report({ bizId: 'none' })).toMatchObject(missing)
  expect(await report({ bizType: 'comment' })).toMatchObject(missing)
  await rejectContent(server.services, maya, { id: momentId, rule: 'spam', reason: 'x' })
  expect(await report()).toMatchObject(missing)
})

test('sent again by the same person, also at once, returns the same receipt; by others another one', async () => {
  const [first, again] = await Promise.all([report(), report({ explanation: 'I reported this one before.' })])
  expect(again?.body.receipt).toBe(first?.body.receipt)
  expect(await emailsTo(server.services, email())).toHaveLength(1)
  const others = [
    await report({ email: `other-${email()}` }),
    await report({}, { deviceId: 'phone-2' }),
    await report({}, {}),
    await report({}, {}),
    await report({}, await community.person()),
  ]
  const receipts = [first, ...others].map((reply) => reply?.body.receipt)
  expect(new Set(receipts).size).toBe(6)
  const ann = await community.person()
  const mine = await report({}, { token: ann.token, deviceId: 'phone-3' })
  expect((await report({ email: 'elsewhere@example.com' }, { token: ann.token })).body).toEqual(mine.body)
})

test('an address gets five receipts a day, whoever types it', async () => {
  for (let at = 0; at < 7; at++) await report({}, { deviceId: `device-${at}` })
  expect(await emailsTo(server.services, email())).toHaveLength(5)
})

test('upheld, takes the content down for all who reported it, and names none of them to its author', async () => {
  const [mine, other] = [
    await report(),
    await report({ email: `other-${email()}`, name: 'Olga' }, { deviceId: 'phone-9' }),
  ]
  const [first = '', second = ''] = await idOf()
  const printed = await upholdReport(server.services, maya, first, 'It praises a shop.')
  expect(printed).toBe(`Report ${first}: upheld. Post ${momentId} is taken down.`)
  for (const { body } of [mine, other])
    expect(await look(body.receipt)).toMatchObject({
      state: 'upheld',
      outcome: 'It was taken down. It praises a shop.',
    })
  const reasons = await statementOf(server.services.database.db, 'moment', [momentId], server.clock.now())
  expect(reasons.get(momentId)?.reason).toBe('It is advertising or spam. It praises a shop.')
  const [removed, ...more] = await emailsTo(server.services, author.email)
  expect(more).toEqual([])
  expect(`${removed?.textBody}${removed?.htmlBody}${removed?.subject}`).not.toMatch(/Quentin|Olga|reporter-|no stay/)
  const decided = (await emailsTo(server.services, email())).find(
    ({ subject }) => subject === 'Your report was decided',
  )
  expect(decided?.textBody).toContain('It praises a shop.')
  expect(await upholdReport(server.services, maya, second, 'x')).toContain('nothing was changed')
  await expect(dismissReport(server.services, maya, first, 'x')).rejects.toThrow('was upheld already')
  expect(await contentAudit(server, momentId)).toEqual([`${maya.operator} uphold_report moment`])
})

test('dismissed, leaves the content as it is; a new report of it can follow', async () => {
  const { body } = await report()
  const [id = ''] = await idOf()
  expect(await dismissReport(server.services, maya, id, 'It describes a stay.')).toBe(`Report ${id}: dismissed.`)
  expect(await look(body.receipt)).toMatchObject({
    state: 'dismissed',
    outcome: 'Nothing was taken down. It describes a stay.',
  })
  expect(await emailsTo(server.services, author.email)).toEqual([])
  expect(await dismissReport(server.services, maya, id, 'x')).toContain('nothing was changed')
  await expect(upholdReport(server.services, maya, id, 'x')).rejects.toThrow('was dismissed already')
  await expect(dismissReport(server.services, maya, 'none', 'x')).rejects.toThrow('There is no report none.')
  const again = await report()
  expect(again.body).toMatchObject({ state: 'open' })
  expect(again.body.receipt).not.toBe(body.receipt)
})

test('of a person, upheld, blocks the person', async () => {
  await report({ bizType: 'person', bizId: author.uid })
  const { rows } = await server.services.database.db.execute<{ id: string }>(
    sql`select id from content_report where biz_id = ${author.uid}`,
  )
  await upholdReport(server.services, maya, rows[0]?.id ?? '', 'Every post is an advertisement.')
  const shown = await server.services.database.db.execute(
    sql`select block_reason from user_account where id = ${author.uid} and blocked_at is not null`,
  )
  expect(shown.rows).toEqual([{ block_reason: 'It is advertising or spam. Every post is an advertisement.' }])
})

test('an unknown receipt shows nothing, and a known one nothing of its sender', async () => {
  expect(await call(server.app, 'getReport', { receipt: 'x'.repeat(43) })).toMatchObject({ status: 404 })
  const { body } = await report()
  expect(Object.keys(await look(body.receipt)).toSorted()).toEqual(['outcome', 'receipt', 'reportedAt', 'state'])
})

test('what waits is listed with what moderators need, without names of senders', async () => {
  await report()
  const run = readArguments(['content'])
  if (typeof run !== 'function') throw new Error('no command')
  const printed = await run(server.services)
  expect(printed).toMatch(/^Held by the automatic check: \d+/)
  expect(printed).toContain(`post ${momentId} at http://localhost:3000/ugc/moment/detail/${momentId}`)
  expect(printed).toMatch(/\nOpen appeals: 0$/)
  expect(printed).not.toMatch(/Quentin|reporter-/)
})

describe('with limits', () => {
  let limited: TestServer
  beforeAll(async () => {
    limited = await startTestServer({ env: { RATE_LIMIT: '10000' } })
  })
  afterAll(() => limited.close())

  test('a device may report twenty times a day, and an address sixty times', async () => {
    const hand = communityOf(limited)
    const post = await hand.post(await hand.person())
    const send = (deviceId: string) => call(limited.app, 'reportContent', { ...form(), bizId: post }, { deviceId })
    const statuses: number[] = []
    for (let at = 0; at < 21; at++) statuses.push((await send('phone-1')).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    for (let at = 21; at < 60; at++) expect((await send(`phone-${at}`)).status).toBe(200)
    expect((await send('phone-100')).status).toBe(429)
    limited.clock.advance(86_400_000)
    expect((await send('phone-1')).status).toBe(200)
  })
})
