import fc from 'fast-check'
import {
  approveContent,
  blockAuthor,
  rejectContent,
  replyForHotel,
  unblockAuthor,
} from '../../../server/operator/content'
import { holdIfNeeded, refuseBlocked, statementOf } from '../../../server/moderation/reasons'
import { communityOf, contentAudit, type Community, scoresOf } from '../../support/moderation/community'
import { addHotel } from '../../support/server/add-hotel'
import { emailsTo } from '../../support/server/mailbox'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const maya = { operator: 'maya@staylark.example' }
const spam = { rule: 'spam', reason: 'It praises a shop.' }

let server: TestServer
let community: Community
beforeAll(async () => {
  server = await startTestServer()
  community = communityOf(server)
})
afterAll(() => server.close())

const hotel = async () => (await addHotel(server.services.database.db)).hotelId
const db = () => server.services.database.db

/** What a sequence does next: to one of three reviews of each of two hotels, or to one of the authors. */
const steps = fc.array(
  fc.record({
    act: fc.constantFrom('approve', 'reject', 'block', 'unblock'),
    review: fc.nat({ max: 5 }),
    isParallel: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

test('whatever moderators do in whatever order, each score is that of a recount', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      const hotels = [await hotel(), await hotel()]
      const authors = [await community.person(), await community.person(), null]
      const reviews: string[] = []
      for (const [at, hotelId] of [...hotels, ...hotels, ...hotels].entries())
        reviews.push(
          await community.review(authors[at % 3] ?? null, hotelId, (at % 5) + 0.5, at % 2 ? 'held' : 'approved'),
        )
      const run = ({ act, review }: { act: string; review: number }) => {
        const [id = '', author] = [reviews[review], authors[review % 2]]
        if (act === 'approve') return approveContent(server.services, maya, id)
        if (act === 'reject') return rejectContent(server.services, maya, { id, ...spam })
        if (act === 'block') return blockAuthor(server.services, maya, author?.uid ?? '', 'Again and again.')
        return unblockAuthor(server.services, maya, author?.uid ?? '')
      }
      // The first decision recounts what was inserted without one.
      for (const id of reviews) await rejectContent(server.services, maya, { id, ...spam })
      for (const id of reviews) await approveContent(server.services, maya, id)
      const underWay: Promise<string>[] = []
      for (const step of acts) {
        underWay.push(run(step))
        if (!step.isParallel) await Promise.all(underWay)
      }
      await Promise.all(underWay)
      for (const hotelId of hotels) {
        const { stored, counted } = await scoresOf(server, hotelId)
        expect(stored).toEqual(counted)
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

describe('a removal', () => {
  let author: SignedInPerson
  let id: string
  beforeEach(async () => {
    author = await community.person()
    id = await community.post(author, 'Come to my shop.')
  })
  const stateOf = async () => (await statementOf(db(), 'moment', [id, 'none'], server.clock.now())).get(id)

  test('has its statement of reasons, by email too, and is recorded; once', async () => {
    expect(await rejectContent(server.services, maya, { id, ...spam })).toBe(
      `Post ${id}: taken down, its author gets the reason.`,
    )
    expect(await stateOf()).toMatchObject({
      reason: 'It is advertising or spam. It praises a shop.',
      canAppeal: true,
      appealedAt: null,
    })
    const emails = await emailsTo(server.services, author.email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.subject).toBe('Your post was taken down')
    for (const part of [
      'Come to my shop.',
      'It praises a shop.',
      'not automatically',
      'appeal once until',
      `/ugc/moment/detail/${id}`,
    ])
      expect(emails[0]?.textBody).toContain(part)
    expect(await rejectContent(server.services, maya, { id, ...spam })).toContain('nothing was changed')
    expect(await emailsTo(server.services, author.email)).toHaveLength(1)
    expect(await contentAudit(server, id)).toEqual([`${maya.operator} reject_content moment`])
  })

  test('taken back, ends its statement and is written to the author', async () => {
    await rejectContent(server.services, maya, { id, ...spam })
    expect(await approveContent(server.services, maya, id)).toBe(`Post ${id}: shown.`)
    expect(await approveContent(server.services, maya, id)).toContain('nothing was changed')
    expect(await stateOf()).toBeUndefined()
    const subjects = (await emailsTo(server.services, author.email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Your post is shown again', 'Your post was taken down'])
  })

  test('of a comment leads to its place', async () => {
    const commentId = await community.comment(author, id)
    await rejectContent(server.services, maya, { id: commentId, ...spam })
    expect((await emailsTo(server.services, author.email))[0]?.textBody).toContain(
      `/ugc/comment/moment/${id}/${commentId}`,
    )
  })

  test('needs a rule, a reason, and something that is there', async () => {
    const reject = (sent: object) => rejectContent(server.services, maya, { id, ...spam, ...sent })
    await expect(reject({ rule: 'negative' })).rejects.toThrow('The rule must be one of link, email, phone, word, spam')
    await expect(reject({ reason: ' ' })).rejects.toThrow('The reason must have 1 to 500 characters.')
    await expect(reject({ id: 'none' })).rejects.toThrow('There is no post, comment or review none.')
    await expect(blockAuthor(server.services, maya, 'none', 'x')).rejects.toThrow('There is no person none.')
    await db().execute(`update moment set deleted_at = now() where id = '${id}'`)
    await expect(reject({})).rejects.toThrow('was deleted by its author')
    expect(await contentAudit(server, id)).toEqual([])
  })
})

describe('a block', () => {
  test('refuses what its author writes, with the reason, until it is taken back', async () => {
    const author = await community.person()
    const write = () => server.services.database.transaction((tx) => refuseBlocked(tx, author.uid))
    await write()
    await blockAuthor(server.services, maya, author.uid, 'Twelve advertisements in a day.')
    await expect(write()).rejects.toMatchObject({ status: 403, code: 'author_blocked' })
    await expect(write()).rejects.toThrow('Twelve advertisements in a day.')
    expect(await blockAuthor(server.services, maya, author.uid, 'x')).toContain('blocked already')
    await unblockAuthor(server.services, maya, author.uid)
    await write()
    expect(await unblockAuthor(server.services, maya, author.uid)).toContain('is not blocked')
    const subjects = (await emailsTo(server.services, author.email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['You can post again', 'Your account was blocked from posting'])
    expect(await contentAudit(server, author.uid)).toHaveLength(2)
  })
})

describe('the automatic check', () => {
  const stored = async (written: readonly string[], given?: string) => {
    const author = await community.person()
    const bizId = given ?? (await community.post(author))
    const text = { bizType: 'moment', bizId, userId: author.uid, texts: written, exempt: ['Hotels.com Inn'] } as const
    const state = await server.services.database.transaction((tx) => holdIfNeeded(tx, server.services, text))
    return { bizId, state, reasons: (await statementOf(db(), 'moment', [bizId], server.clock.now())).get(bizId) }
  }

  test('lets good texts pass', async () => {
    expect(await stored(['We loved the Hotels.com Inn.'])).toMatchObject({ state: 'approved', reasons: undefined })
  })

  test('holds others with a statement that a moderator, not an appeal, decides', async () => {
    const held = await stored(['fine', 'see example.com'])
    expect(held).toMatchObject({
      state: 'held',
      reasons: {
        reason: 'It contains a link. Our automatic check holds it until a moderator has read it.',
        canAppeal: false,
      },
    })
    expect(await stored(['now without'], held.bizId)).toMatchObject({ state: 'approved', reasons: undefined })
  })

  test('does not show a new version of what a moderator took down', async () => {
    const { bizId } = await stored(['fine'])
    await rejectContent(server.services, maya, { id: bizId, ...spam })
    expect(await stored(['still fine'], bizId)).toMatchObject({ state: 'held', reasons: { canAppeal: true } })
  })
})

test('a hotel replies through an operator to a review, and to nothing else', async () => {
  const author = await community.person()
  const id = await community.review(author, await hotel(), 2)
  expect(await replyForHotel(server.services, maya, id, ' We repaired the lift.\nThank you. ')).toContain('is stored')
  const { rows } = await db().execute(
    `select reply_content, replied_at is not null as "isDated" from review where id = '${id}'`,
  )
  expect(rows).toEqual([{ reply_content: 'We repaired the lift.\nThank you.', isDated: true }])
  await expect(replyForHotel(server.services, maya, await community.post(author), 'x')).rejects.toThrow(
    'There is no review',
  )
  await expect(replyForHotel(server.services, maya, id, ' ')).rejects.toThrow('1 to 2000 characters')
  expect(await contentAudit(server, id)).toEqual([`${maya.operator} reply_for_hotel review`])
})
