import { sql } from 'drizzle-orm'
import { countLikes } from '../../../server/community/counts'
import { findLikeDrift } from '../../../server/stays/repository/likes'
import { addMoment, type Writer, writer } from '../../support/server/community-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('1,000 likes and un-likes of 200 people at once, with roll-ups between them, are counted as their rows', async () => {
  const author = await writer(server)
  const posts = await Promise.all(Array.from({ length: 5 }, () => addMoment(server, author.uid)))
  const people: Writer[] = []
  for (let count = 0; count < 200; count++) people.push(await writer(server))
  const wanted = new Map<string, boolean>()
  const rollUp = () => countLikes(server.services, {}, { postHere: async () => 200 })
  // The fifth state that a person wants for a post is the last; all are sent at once, one after another for each person and post.
  await Promise.all(
    people.map(async ({ uid, send }, at) => {
      const post = posts[at % posts.length] ?? ''
      for (let turn = 0; turn < 5; turn++) {
        const isLike = (at + turn) % 3 !== 0
        wanted.set(`${uid} ${post}`, isLike)
        const like = () => send('like', { bizType: 'moment', bizId: post, isLike })
        let reply = await like()
        // A full server turns some away; they send it again.
        while (reply.status === 503) reply = await like()
        expect(reply.status).toBe(200)
        if (at % 50 === 0) await rollUp()
      }
    }),
  )
  const liked = (post: string) => [...wanted].filter(([key, isLike]) => isLike && key.endsWith(` ${post}`)).length
  const shown = async (post: string) => (await author.send('getMoment', { id: post })).body.likeCount
  for (const post of posts) expect(await shown(post)).toBe(liked(post))
  await rollUp()
  const { db } = server.services.database
  expect((await db.execute(sql`select count(*)::integer as changes from like_change`)).rows).toEqual([{ changes: 0 }])
  for (const post of posts) expect(await shown(post)).toBe(liked(post))
  expect(await findLikeDrift(db)).toEqual([])
})
