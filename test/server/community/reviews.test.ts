import { reviewableStays } from '../../../server/community/reviews/reviewable-stays'
import { review } from '../../../server/kernel/database/schema/community'
import { addHotel } from '../../support/server/add-hotel'
import { asWriter, visitor, writer } from '../../support/server/community-client'
import { orderInState } from '../../support/server/order-in-state'
import { withFreshToken } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const subScores = { cleanliness: 5, service: 4.5, location: 4, value: 3.5, facilities: 3 }

async function endedStay() {
  const order = await orderInState(server, 'COMPLETED')
  const guest = asWriter(server, order.person)
  const { hotelId } = order.hotel
  const written = {
    type: 'hotel',
    goodsId: hotelId,
    orderId: order.orderid,
    content: '',
    pictureIds: [],
    subScores: {},
  }
  const write = (change: object = {}) => guest.send('createComment', { ...written, score: 4, ...change })
  return { ...order, guest, hotelId, write }
}

test('a finished stay is reviewed once, and the hotel has its score everywhere at once', async () => {
  const { guest, hotelId, hotel, orderid, write } = await endedStay()
  const { send } = visitor(server)
  const cityId = (await send('getHotelDetail', { id: hotelId })).body.cityId
  const scoresShown = async () => {
    const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: 1, adults: 2, children: 0 }
    const { reviewScore, reviewCount, scores } = (await send('getHotelDetail', { id: hotelId })).body
    const found = (await send('searchHotels', { cityId, ...stay })).body.list
    const [listed] = (await send('listHotelsById', { hotelIds: [hotelId], ...stay })).body.list
    const card = found.find(({ id }: { id: string }) => id === hotelId)
    return {
      detail: [reviewScore, reviewCount, scores],
      card: [card.reviewScore, card.reviewCount],
      listed: [listed.reviewScore, listed.reviewCount],
    }
  }
  const before = await scoresShown()
  expect(before.card).toEqual(before.listed)
  expect((await guest.send('listReviewableStays')).body.list).toMatchObject([{ orderId: orderid, hotelId }])
  const sent = { score: 3.5, subScores, travelerType: 'couple', content: 'A quiet room.\nBreakfast was late.' }
  const written = await write(sent)
  expect(written).toMatchObject({
    status: 200,
    body: {
      isOwn: true,
      state: 'approved',
      review: { score: 3.5, subScores, isVerifiedStay: true, canEdit: true, travelerType: 'couple' },
    },
  })
  expect(await scoresShown()).toEqual({ detail: [3.5, 1, subScores], card: [3.5, 1], listed: [3.5, 1] })
  expect((await write(sent)).body.code).toBe('already_reviewed')
  expect((await guest.send('listReviewableStays')).body.list).toEqual([])
  const { list } = (await send('listComments', { type: 'hotel', goodsId: hotelId })).body
  expect(list).toMatchObject([{ commentId: written.body.commentId, isOwn: false, content: sent.content }])
  expect((await send('getCommentSummary', { type: 'hotel', goodsId: hotelId })).body).toMatchObject({
    count: 1,
    score: 3.5,
    distribution: [0, 0, 1, 0, 0],
    subScores,
    recent: null,
    hasDemo: false,
  })
  await guest.send('deleteComment', { commentId: written.body.commentId })
  expect(await scoresShown()).toEqual({ detail: [null, 0, null], card: [null, 0], listed: [null, 0] })
  expect(hotel.hotelId).toBe(hotelId)
})

test('of ten reviews of one stay at once one is stored', async () => {
  await server.close()
  server = await startTestServer({ connections: 20 })
  const { guest, write } = await endedStay()
  const replies = await Promise.all(Array.from({ length: 10 }, () => write()))
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 9 }, () => [409, 'already_reviewed']),
  )
  expect((await guest.send('listReviewableStays')).body.list).toEqual([])
})

test('a review without a stay is refused: of a stranger, of another hotel, after 180 days', async () => {
  const { guest, write } = await endedStay()
  const stranger = await writer(server)
  const { hotelId } = await addHotel(server.services.database.db)
  const other = {
    type: 'hotel',
    goodsId: hotelId,
    orderId: 'NOSUCHORDER',
    content: '',
    pictureIds: [],
    subScores: {},
    score: 5,
  }
  expect((await stranger.send('createComment', other)).body.code).toBe('no_stay')
  expect((await write({ goodsId: hotelId })).body.code).toBe('no_stay')
  server.clock.advance(181 * 86_400_000)
  expect(await reviewableStays(server.services, guest.uid, {})).toEqual([])
})

test('a review can be changed for 48 hours; it loses its votes and says that it was changed', async () => {
  const { guest, hotelId, write } = await endedStay()
  const { commentId } = (await write({ score: 5, content: 'Lovely.' })).body
  const reader = await writer(server)
  expect((await reader.send('like', { bizType: 'comment', bizId: commentId, isLike: true })).body.likeCount).toBe(1)
  const edited = { commentId, content: 'Lovely, but loud.', pictureIds: [], score: 4, subScores: {} }
  expect((await reader.send('editReview', edited)).status).toBe(404)
  expect((await guest.send('editReview', edited)).body).toMatchObject({
    likeCount: 0,
    review: { score: 4, isEdited: true },
  })
  expect((await visitor(server).send('getHotelDetail', { id: hotelId })).body.reviewScore).toBe(4)
  server.clock.advance(49 * 3_600_000)
  const later = asWriter(server, await withFreshToken(server.services, guest))
  expect((await later.send('editReview', edited)).body.code).toBe('edit_closed')
})

test('lists are paged without gaps or doubles in every order while reviews come in, and filters hold', async () => {
  const { hotelId } = await addHotel(server.services.database.db)
  const people = [await writer(server), await writer(server)]
  const at = server.clock.now().getTime()
  const rows = Array.from({ length: 57 }, (_, index) => ({
    id: `r${String(index).padStart(3, '0')}`,
    hotelId,
    userId: people[index % 2]?.uid ?? null,
    guestName: '',
    score: 1 + (index % 9) / 2,
    stayMonth: '2026-10',
    roomName: index % 3 === 0 ? 'Twin Room' : 'Suite',
    travelerType: index % 4 === 0 ? ('family' as const) : null,
    language: index % 5 === 0 ? ('zh' as const) : ('en' as const),
    content: index % 2 === 0 ? 'The breakfast was good.' : '100% quiet_street',
    pictureIds: index % 7 === 0 ? ['city-day-01'] : [],
    createdAt: new Date(at - (index % 19) * 86_400_000),
  }))
  await server.services.database.db.insert(review).values(rows)
  const { send } = visitor(server)
  let added = 0
  const all = async (more: object) => {
    const ids: string[] = []
    let cursor: string | null | undefined
    do {
      const page: { list: { commentId: string }[]; nextCursor: string | null } = (
        await send('listComments', {
          type: 'hotel',
          goodsId: hotelId,
          pageSize: 10,
          ...more,
          ...(cursor ? { cursor } : {}),
        })
      ).body
      ids.push(...page.list.map(({ commentId }) => commentId))
      cursor = page.nextCursor
      if (ids.length === 10)
        await server.services.database.db.insert(review).values({
          ...rows[0]!,
          id: `new${(added += 1)}`,
          createdAt: new Date(at + 1000),
        })
    } while (cursor)
    return ids
  }
  const known = (ids: string[]) => ids.filter((id) => id.startsWith('r'))
  for (const sort of ['relevance', 'newest', 'oldest', 'highest', 'lowest']) {
    const ids = known(await all({ sort }))
    expect([sort, ids.length, new Set(ids).size]).toEqual([sort, 57, 57])
  }
  const scores = new Map(rows.map(({ id, score }) => [id, score]))
  const highest = known(await all({ sort: 'highest' })).map((id) => scores.get(id) ?? 0)
  expect(highest).toEqual(highest.toSorted((one, other) => other - one))
  const count = async (filter: object) => known(await all({ sort: 'newest', ...filter })).length
  expect(await count({ withPictures: true })).toBe(rows.filter(({ pictureIds }) => pictureIds.length > 0).length)
  expect(await count({ travelerType: 'family' })).toBe(15)
  expect(await count({ room: 'Twin Room' })).toBe(19)
  expect(await count({ language: 'zh' })).toBe(12)
  expect(await count({ band: 4 })).toBe(rows.filter(({ score }) => Math.floor(score) === 4).length)
  expect(await count({ keyword: 'breakfast' })).toBe(29)
  expect(await count({ keyword: '%' })).toBe(28)
  expect(await count({ keyword: '_' })).toBe(28)
})

test('a link to one review opens the list around it, and both ends lead on', async () => {
  const { hotelId } = await addHotel(server.services.database.db)
  const { uid } = await writer(server)
  const at = server.clock.now().getTime()
  const rows = Array.from({ length: 40 }, (_, index) => ({
    id: `r${String(index).padStart(3, '0')}`,
    hotelId,
    userId: uid,
    guestName: '',
    score: 4,
    stayMonth: '2026-10',
    roomName: '',
    content: '',
    createdAt: new Date(at - index * 60_000),
  }))
  await server.services.database.db.insert(review).values(rows)
  const { send } = visitor(server)
  const page = async (more: object) =>
    (await send('listComments', { type: 'hotel', goodsId: hotelId, pageSize: 10, ...more })).body
  const ids = ({ list }: { list: { commentId: string }[] }) => list.map(({ commentId }) => commentId)
  const around = await page({ commentId: 'r020' })
  expect(ids(around)).toEqual(rows.slice(17, 31).map(({ id }) => id))
  expect(ids(await page({ cursor: around.nextCursor }))).toEqual(rows.slice(31, 40).map(({ id }) => id))
  const before = await page({ cursor: around.previousCursor })
  expect(ids(before)).toEqual(rows.slice(7, 17).map(({ id }) => id))
  expect(ids(await page({ cursor: before.previousCursor }))).toEqual(rows.slice(0, 7).map(({ id }) => id))
  expect((await send('listComments', { type: 'hotel', goodsId: hotelId, commentId: 'NOSUCH' })).body.code).toBe(
    'comment_gone',
  )
})
