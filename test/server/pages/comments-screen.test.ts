import type { ScreenData } from '@/contract/first-screens'
import { readCommentsAddress } from '@/domain/reviews/review-query'
import { commentsRenderer, commentsScreenData, loadComments } from '../../../server/pages/routes/comments'
import { picturesRenderer } from '../../../server/pages/routes/pictures'
import { reviewRulesRenderer } from '../../../server/pages/routes/review-rules'
import { call } from '../../support/server/call'
import { drawScreens } from '../../support/server/draw-screen'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let goodsId: string
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  const { list } = (await call(server.app, 'listHotels', { cityId: 'kyoto', pageSize: 1, rooms: 1, adults: 2 })).body
  goodsId = list[0].id
}, 60_000)
afterAll(() => server.close())

async function screenOf(fields: Record<string, string> = {}): Promise<ScreenData<'comments'>> {
  const of = readCommentsAddress({ type: 'hotel', goodsId, ...fields })
  const value = of && (await loadComments(of, 'CNY', server.services))
  if (!value) throw new Error('There are no reviews')
  return commentsScreenData(server.services, 'CNY', of, value)
}

const addressOf = (query: Record<string, string> = {}) => ({
  route: 'comments' as const,
  params: { type: 'hotel', goodsId },
  query: new URLSearchParams(query),
  currencyCode: 'CNY',
})

test('its data are the replies of the page’s calls to a visitor', async () => {
  const on = { type: 'hotel', goodsId }
  const summary = (await call(server.app, 'getCommentSummary', on)).body
  const page = (await call(server.app, 'listComments', { ...on, sort: 'newest', pageSize: 10 })).body
  const screen = await screenOf({ sort: 'newest' })
  expect(screen.params).toEqual({ ...on, commentId: '', sort: 'newest' })
  expect(screen.value).toEqual({ summary, page, isMissing: false })
})

test('score, reviews and the link to the rules stand in the markup', async () => {
  const screen = await screenOf()
  const [html = ''] = drawScreens([screen])
  expect(html).toContain('href="/ugc/reviews"')
  for (const { commentId } of screen.value.page.list) expect(html).toContain(`id="remark-${commentId}"`)
})

test('a review that is gone gives way to the list, with a message', async () => {
  const screen = await screenOf({ commentId: 'no-such-review' })
  expect(screen.value.isMissing).toBe(true)
  expect(drawScreens([screen])[0]).toContain('no longer here')
})

test('search engines read the score and the reviews that the page shows', async () => {
  const { summary, page } = (await screenOf()).value
  const { head, status } = await commentsRenderer.render(addressOf(), server.services)
  expect(status).toBe(200)
  expect(head).toContain(`"ratingValue":${summary.score},"reviewCount":${summary.count}`)
  expect(head.match(/"@type":"Review"/g)).toHaveLength(page.list.length)
  expect(head).toContain(`/ugc/comment/hotel/${goodsId}">`)
})

test('filtered reviews and invented ones are not listed', async () => {
  const { head } = await commentsRenderer.render(addressOf({ photos: '1' }), server.services)
  expect(head).toContain('content="noindex,follow"')
})

test('reviews of nothing are missing', async () => {
  const address = { ...addressOf(), params: { type: 'hotel', goodsId: 'none' } }
  expect((await commentsRenderer.render(address, server.services)).status).toBe(404)
})

test.each([
  [{ type: 'city', id: 'kyoto' }, 200],
  [{ type: 'city', id: 'none' }, 404],
  [{ type: 'person', id: 'u1' }, 404],
])('pictures of %p have status %p', async (query, status) => {
  const address = {
    route: 'pictures' as const,
    params: {},
    query: new URLSearchParams(query),
    currencyCode: 'CNY',
  }
  expect((await picturesRenderer.render(address, server.services)).status).toBe(status)
})

test('the rules have a page of their own', async () => {
  const address = { route: 'reviewRules' as const, params: {}, query: new URLSearchParams(), currencyCode: 'CNY' }
  const { head } = await reviewRulesRenderer.render(address, server.services)
  expect(head).toContain('How reviews work')
})
