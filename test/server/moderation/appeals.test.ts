import { sql } from 'drizzle-orm'
import {
  approveContent,
  blockAuthor,
  decideAppeal,
  rejectContent,
  unblockAuthor,
} from '../../../server/operator/content'
import { holdIfNeeded, statementOf } from '../../../server/moderation/reasons'
import { communityOf, contentAudit, type Community, scoresOf } from '../../support/moderation/community'
import { addHotel } from '../../support/server/add-hotel'
import { call } from '../../support/server/call'
import { emailsTo } from '../../support/server/mailbox'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer, usualStart } from '../../support/server/start-test-server'

const maya = { operator: 'maya@staylark.example' }
const noah = { operator: 'noah@staylark.example' }
const text = 'I stayed there, and this is what I saw.'

let server: TestServer
let community: Community
let author: SignedInPerson
let hotelId: string
let reviewId: string

beforeAll(async () => {
  server = await startTestServer()
  community = communityOf(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(new Date(usualStart))
  author = await community.person()
  ;({ hotelId } = await addHotel(server.services.database.db))
  reviewId = await community.review(author, hotelId, 1)
})

const remove = (id = reviewId) => rejectContent(server.services, maya, { id, rule: 'fake', reason: 'No such room.' })
const reasonsOf = async (bizId = reviewId, bizType: 'comment' | 'person' = 'comment') =>
  (await statementOf(server.services.database.db, bizType, [bizId], server.clock.now())).get(bizId)
const appealIdOf = async () => (await reasonsOf())?.appealId ?? ''
/** Sent with a sign-in of its own: a year may have passed since the last one. */
const appeal = async (appealId: string, { email } = author, sent = text) => {
  const { token } = await signIn(server.services, { email })
  return call(server.app, 'appealRemoval', { appealId, text: sent }, { token })
}
const emailTitled = async (title: string) =>
  (await emailsTo(server.services, author.email)).find(({ subject }) => subject === title)
const decide = (id: string, verdict: string, by = noah) =>
  decideAppeal(server.services, by, { id, verdict, reason: 'The room exists.' })

test('upheld by another moderator, shows the review again, in the score too', async () => {
  await remove()
  expect(await scoresOf(server, hotelId)).toMatchObject({ stored: { reviews: 0 } })
  server.clock.advance(1000)
  const id = await appealIdOf()
  const { status, body } = await appeal(id)
  expect([status, body]).toEqual([200, { appealedAt: server.clock.now().toISOString() }])
  expect(await reasonsOf()).toMatchObject({ canAppeal: false, appealState: 'open', appealedAt: server.clock.now() })
  await expect(decide(id, 'uphold', maya)).rejects.toMatchObject({ code: 'own_decision' })
  await expect(decide(id, 'perhaps')).rejects.toThrow('uphold or dismiss')
  expect(await decide(id, 'uphold')).toBe(`Appeal ${id}: upheld.`)
  expect(await decide(id, 'uphold')).toContain('nothing was changed')
  await expect(decide(id, 'dismiss')).rejects.toMatchObject({ code: 'appeal_decided' })
  expect(await reasonsOf()).toBeUndefined()
  const { stored, counted } = await scoresOf(server, hotelId)
  expect(stored).toEqual(counted)
  expect(stored).toMatchObject({ reviews: 1 })
  expect((await emailTitled('Your review is shown again'))?.textBody).toContain('The room exists.')
  expect(await contentAudit(server, reviewId)).toEqual([
    `${maya.operator} reject_content review`,
    `${noah.operator} uphold_appeal review`,
  ])
})

test('dismissed, changes nothing, and cannot be made again', async () => {
  await remove()
  const id = await appealIdOf()
  await appeal(id)
  expect(await decide(id, 'dismiss')).toBe(`Appeal ${id}: dismissed.`)
  expect(await reasonsOf()).toMatchObject({ canAppeal: false, appealState: 'dismissed' })
  expect((await emailTitled('Your appeal was dismissed'))?.textBody).toContain('The room exists.')
  expect(await appeal(id)).toMatchObject({ status: 409, body: { code: 'appeal_closed' } })
})

test('is the author’s alone, and once also at the same instant', async () => {
  await remove()
  const id = await appealIdOf()
  expect(await appeal(id, await community.person())).toMatchObject({ status: 404 })
  expect(await appeal('none')).toMatchObject({ status: 404 })
  expect(await appeal(id, author, 'no')).toMatchObject({ status: 400, body: { field: 'text' } })
  const both = await Promise.all([appeal(id), appeal(id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('is possible for six months to the instant', async () => {
  await remove()
  const id = await appealIdOf()
  server.clock.set(new Date('2027-05-21T10:00:00.001Z'))
  expect(await reasonsOf()).toMatchObject({ canAppeal: false })
  expect(await appeal(id)).toMatchObject({ status: 409, body: { code: 'appeal_closed' } })
  server.clock.set(new Date('2027-05-21T10:00:00.000Z'))
  expect(await reasonsOf()).toMatchObject({ canAppeal: true })
  expect(await appeal(id)).toMatchObject({ status: 200 })
})

test('waits for a moderator where only the automatic check decided', async () => {
  const held = {
    bizType: 'comment',
    bizId: reviewId,
    userId: author.uid,
    texts: ['see example.com'],
    exempt: [],
  } as const
  await server.services.database.transaction((tx) => holdIfNeeded(tx, server.services, held))
  expect(await appeal(await appealIdOf())).toMatchObject({
    status: 409,
    body: { code: 'appeal_closed', message: expect.stringContaining('has not decided yet') },
  })
})

test('is over where the decision was taken back, and is decided before anything else is', async () => {
  await remove()
  const id = await appealIdOf()
  await approveContent(server.services, maya, reviewId)
  expect(await appeal(id)).toMatchObject({ status: 409 })
  await remove()
  await appeal(await appealIdOf())
  await expect(approveContent(server.services, noah, reviewId)).rejects.toMatchObject({ code: 'appeal_open' })
  await expect(decide(id, 'uphold')).rejects.toThrow(`There is no appeal ${id}.`)
})

test('against a block unblocks', async () => {
  await blockAuthor(server.services, maya, author.uid, 'Twelve advertisements.')
  const id = (await reasonsOf(author.uid, 'person'))?.appealId ?? ''
  expect(await appeal(id)).toMatchObject({ status: 200 })
  await expect(unblockAuthor(server.services, noah, author.uid)).rejects.toMatchObject({ code: 'appeal_open' })
  await decide(id, 'uphold')
  const { rows } = await server.services.database.db.execute(
    sql`select blocked_at, block_reason from user_account where id = ${author.uid}`,
  )
  expect(rows).toEqual([{ blocked_at: null, block_reason: '' }])
  expect(await emailTitled('You can post again')).toBeDefined()
})
