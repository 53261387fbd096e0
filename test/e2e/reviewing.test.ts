import type { Page } from 'playwright-core'
import { commentRoutes } from '@/contract/comment'
import { operate } from '../support/server/run-operator'
import type { AppCalls } from './support/app-calls'
import { openPhone, type Phone } from './support/browser'
import { eventually } from './support/eventually'
import { look } from './support/looks'
import { cityId, findOffer, type Offer, payOrder, placeOrder } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { addFiles, filesSettled, openPostForm, photos, sendPost } from './support/written-forms'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const DAY_MS = 86_400_000

/** A guest whose paid stay is over, with a phone that is signed in after it. */
async function afterStay(email: string): Promise<Phone & AppCalls & { offer: Offer; orderid: string }> {
  const before = await openSignedInPhone(staylark, email)
  const offer = await findOffer(before, 3)
  const order = await placeOrder(before, offer)
  await payOrder(before, order)
  await before.context.close()
  await staylark.advance(7 * DAY_MS)
  const phone = await openSignedInPhone(staylark, email)
  await eventually(
    async () => (await phone.api.order.getOrderDetail({ orderid: order.orderid })).status,
    (status) => expect(status).toBe('COMPLETED'),
  )
  return { ...phone, offer, orderid: order.orderid }
}

/** The hotel's count of reviews on its page, in the list of its city, and in a search for its name. */
async function countsShown(page: Page, { hotelId }: Offer, { api }: AppCalls): Promise<(string | undefined)[]> {
  const { name } = await api.hotel.getHotelDetail({ id: hotelId })
  const counts: (string | undefined)[] = []
  for (const address of [`/hotel/detail/${hotelId}`, `/hotel/list?cityId=${await cityId(api)}&keyword=${name}`]) {
    await page.goto(address)
    const text = page.getByText(/^\d+ reviews?$/).first()
    await text.waitFor()
    counts.push(/^\d+/.exec(await text.innerText())?.[0])
  }
  return counts
}

test('a finished stay is reviewed with a photo, and the hotel has the score wherever it is seen', async () => {
  const { page, api, email, offer, orderid, errors } = await afterStay('guest@example.com')
  const visitor = await openPhone(staylark.browser, staylark.url)
  const countsBefore = await countsShown(visitor.page, offer, { api, email })
  const before = await api.comment.getCommentSummary({ type: 'hotel', goodsId: offer.hotelId })
  await page.goto(`/order/hotel/detail/${orderid}`)
  await page.getByRole('button', { name: 'Write a review' }).tap()
  await page.getByRole('button', { name: 'Send review' }).tap()
  await page.locator('.written-trouble').waitFor()
  expect(await look(page, 'review-form-fault')).toEqual([])
  await page.getByRole('radiogroup', { name: 'Your stay' }).getByRole('radio').first().tap()
  await page.getByLabel('Your review').fill('The lift was out of order, and breakfast came late.')
  await addFiles(page, 'Add pictures', await photos(1))
  await page.getByAltText('Picture 1').waitFor()
  await filesSettled(page)
  expect(await look(page, 'review-form')).toEqual([])
  await page.getByRole('button', { name: 'Send review' }).tap()
  await page.getByLabel('Your review').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Write a review' }).waitFor({ state: 'detached' })
  expect(await look(page, 'order-reviewed')).toEqual([])

  const after = await api.comment.getCommentSummary({ type: 'hotel', goodsId: offer.hotelId })
  expect(after.count).toBe(before.count + 1)
  expect(after.score ?? 5).toBeLessThan(before.score ?? 0)
  const countsAfter = await countsShown(visitor.page, offer, { api, email })
  expect(countsAfter).toEqual(countsBefore.map((count) => String(Number(count) + 1)))
  await visitor.page.goto(`/ugc/comment/hotel/${offer.hotelId}`)
  await visitor.page.getByRole('button', { name: /^With photos/ }).tap()
  await visitor.page.getByText('The lift was out of order').waitFor()
  await visitor.page.getByText('Verified stay').first().waitFor()
  expect([...errors, ...visitor.errors]).toEqual([])
}, 120_000)

test('without a stay there is no form for a review, and the call is refused', async () => {
  const { page, api, errors } = await openSignedInPhone(staylark, 'stranger@example.com')
  const { hotelId } = await findOffer({ api, email: '' }, 21)
  await page.goto(`/ugc/comment/hotel/${hotelId}`)
  await page.getByText('Only guests with a finished stay can write a review.').waitFor()
  expect(await page.getByRole('button', { name: 'Write a review' }).count()).toBe(0)
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value
  const reply = await page.request.fetch(commentRoutes.createComment.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'review-without-stay' },
    data: {
      type: 'hotel',
      goodsId: hotelId,
      orderId: 'NOSUCHORDER',
      score: 1,
      subScores: {},
      content: '',
      pictureIds: [],
    },
  })
  expect([reply.status(), (await reply.json()).code]).toEqual([403, 'no_stay'])
  expect(errors).toEqual([])
}, 60_000)

test('a report is decided by a moderator; its sender reads the outcome, and the author may object', async () => {
  const author = await openSignedInPhone(staylark, 'author@example.com')
  await openPostForm(author.page)
  await author.page.getByLabel('Your post').fill('Cheap tours, call my cousin.')
  await addFiles(author.page, 'Add pictures', await photos(1))
  await author.page.getByAltText('Picture 1').waitFor()
  await filesSettled(author.page)
  const id = await sendPost(author.page)
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto(`/ugc/moment/detail/${id}`)
  await page.getByRole('button', { name: 'Report this post' }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: /^Spam/ }).tap()
  await sheet.getByLabel('What is wrong').fill('It sells tours and describes no stay.')
  await sheet.getByLabel('Your name').fill('Rui Costa')
  await sheet.getByLabel('Your email').fill('rui@example.com')
  await sheet.getByRole('checkbox').tap()
  await sheet.getByRole('button', { name: 'Send report' }).tap()
  await sheet.getByText('Your report was received.').waitFor()
  expect(await look(page, 'report-receipt')).toEqual([])

  const waiting = await operate(staylark.server, 'content')
  const [, reportId = ''] = /(\w{26}).*It sells tours/s.exec(waiting) ?? []
  await operate(staylark.server, 'uphold-report', reportId, 'It sells tours.')
  const feed = await context.newPage()
  expect((await feed.goto(`/ugc/moment/detail/${id}`))?.status()).toBe(404)
  await page.goto(`/ugc/comment/hotel/${(await findOffer(author, 21)).hotelId}`)
  await page.getByRole('button', { name: 'Report' }).first().tap()
  await page.getByText('Removed').scrollIntoViewIfNeeded()
  expect(await look(page, 'report-outcome')).toEqual([])

  await author.page.goto(`/ugc/moment/detail/${id}`)
  await author.page.getByRole('button', { name: 'Appeal' }).tap()
  await author.page.getByLabel('Why should it be shown?').fill('He is my cousin, and I was not paid.')
  await author.page.getByRole('button', { name: 'Send the appeal' }).tap()
  await author.page.getByLabel('Why should it be shown?').waitFor({ state: 'detached' })
  expect(await operate(staylark.server, 'content')).toContain('He is my cousin')
  expect([...errors, ...author.errors]).toEqual([])
}, 120_000)
