import { sql } from 'drizzle-orm'
import { readEnv } from '../../../server/kernel/config/env'
import { fillDatabase } from '../../../server/main/fill-database'
import { removeDemoPeople } from '../../../server/moderation/demo-people'
import { addLikes, findLikeDrift } from '../../../server/stays/repository/likes'
import { communityOf, scoresOf } from '../../support/moderation/community'
import { projectFolder } from '../../support/server/project-folder'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
})
afterEach(() => server.close())

const db = () => server.services.database.db
const count = async (query: ReturnType<typeof sql>) =>
  (await db().execute<{ count: number }>(sql`select count(*)::integer as count from ${query}`)).rows[0]?.count

/** What stands of the demo's people. */
const invented = async () => ({
  people: await count(sql`user_account where is_demo`),
  posts: await count(sql`moment m join user_account a on a.id = m.user_id where a.is_demo`),
  reviews: await count(sql`review r join user_account a on a.id = r.user_id where a.is_demo`),
  topics: await count(sql`topic`),
})

test('all that the demo’s people left goes, what travelers wrote stays, and scores and likes are those of the rest', async () => {
  const community = communityOf(server)
  const ann = await community.person()
  const { rows } = await db().execute<{ hotelId: string; userId: string; momentId: string }>(sql`
    select r.hotel_id as "hotelId", r.user_id as "userId", (select id from moment limit 1) as "momentId" from review r limit 1`)
  const { hotelId = '', userId = '', momentId = '' } = rows[0] ?? {}
  const post = await community.post(ann)
  const review = await community.review(ann, hotelId, 4)
  const demoPerson = { ...ann, uid: userId }
  const demoComment = await community.comment(demoPerson, post)
  const reply = await community.comment(ann, post, 'Thank you.')
  await db().execute(
    sql`update moment_comment set parent_id = ${demoComment}, reply_to = ${userId} where id = ${reply}`,
  )
  const onDemoPost = await community.comment(ann, momentId)
  const createdAt = server.clock.now()
  await addLikes(db(), { userId, bizType: 'moment' }, [{ bizId: post, createdAt }])
  await addLikes(
    db(),
    { userId: ann.uid, bizType: 'moment' },
    [post, momentId].map((bizId) => ({ bizId, createdAt })),
  )
  await addLikes(db(), { userId: ann.uid, bizType: 'comment' }, [{ bizId: onDemoPost, createdAt }])
  await db().execute(sql`insert into user_follow values (${ann.uid}, ${userId}, now()), (${userId}, ${ann.uid}, now())`)
  const before = await invented()
  expect(Object.values(before).every((number) => (number ?? 0) > 0)).toBe(true)

  expect(await removeDemoPeople(server.services.database, createdAt)).toBe(before.people)

  expect(await invented()).toEqual({ people: 0, posts: 0, reviews: 0, topics: 0 })
  const left = await db().execute(sql`select id, parent_id, reply_to from moment_comment`)
  expect(left.rows).toEqual([{ id: reply, parent_id: null, reply_to: null }])
  expect((await db().execute(sql`select id from moment`)).rows).toEqual([{ id: post }])
  expect((await db().execute(sql`select id from review where user_id is not null`)).rows).toEqual([{ id: review }])
  expect((await db().execute(sql`select biz_id, user_id from content_like`)).rows).toEqual([
    { biz_id: post, user_id: ann.uid },
  ])
  expect(await findLikeDrift(db())).toEqual([])
  const { stored, counted } = await scoresOf(server, hotelId)
  expect(stored).toEqual(counted)
  expect(await count(sql`hotel where review_count > 0`)).toBe(1)
  expect(await removeDemoPeople(server.services.database, createdAt)).toBe(0)
})

test.each<[string, Record<string, string>, boolean]>([
  ['a production start without invented hotels', {}, false],
  ['one with invented hotels', { SEED_HOTELS: '60' }, true],
  ['a demo', { DEMO: '1' }, true],
])('%s', async (_name, given, isLeft) => {
  const logged = jest.spyOn(console, 'log').mockReturnValue()
  const { dataDir } = server.services.env
  const env = readEnv(
    {
      NODE_ENV: 'production',
      SECRET: 'a-secret-that-only-tests-know-of-0123456789',
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://staylark.example',
      DATABASE_URL: 'postgres://localhost/staylark',
      MAIL_URL: 'smtp://localhost',
      ...given,
    },
    projectFolder,
  )
  await fillDatabase({ ...server.services, env })
  expect(((await invented()).people ?? 0) > 0).toBe(isLeft)
  const lines = logged.mock.calls.flat().join('\n')
  expect(/Removed \d+ people of the demo/.test(lines)).toBe(!isLeft)
  logged.mockRestore()
})
