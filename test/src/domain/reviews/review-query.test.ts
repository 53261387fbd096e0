import {
  ALL_REVIEWS,
  commentsParams,
  readCommentsAddress,
  readReviewQuery,
  reviewChips,
  reviewInput,
  reviewQueryFields,
} from '@/domain/reviews/review-query'

const full = {
  photos: '1',
  traveler: 'couple',
  room: 'Garden Twin',
  score: '4',
  language: 'zh',
  keyword: 'breakfast',
  sort: 'newest',
}

test('an address is read and written the same', () => {
  expect(reviewQueryFields(readReviewQuery(full))).toEqual(full)
  expect(reviewQueryFields(ALL_REVIEWS)).toEqual({})
})

test.each([
  ['photos', 'yes'],
  ['traveler', 'pets'],
  ['score', '6'],
  ['score', '4.5'],
  ['language', 'fr'],
  ['sort', 'random'],
])('an invalid %s (%s) is ignored', (name, value) => {
  expect(readReviewQuery({ [name]: value })).toEqual(ALL_REVIEWS)
})

test('the request has the filters that are on, and always the order', () => {
  expect(reviewInput(ALL_REVIEWS)).toEqual({ sort: 'relevance' })
  expect(reviewInput(readReviewQuery(full))).toMatchObject({ withPictures: true, band: 4, room: 'Garden Twin' })
})

test('each filter has a chip, and the order has none', () => {
  const query = readReviewQuery(full)
  const chips = reviewChips(query)
  expect(chips.map(({ key }) => key)).toEqual(['photos', 'traveler', 'room', 'score', 'language', 'keyword'])
  const rest = chips.reduce((left, { without }) => ({ ...left, ...without }), query)
  expect(rest).toEqual({ ...ALL_REVIEWS, sort: 'newest' })
})

test('only hotels, products and moments have an address', () => {
  expect(readCommentsAddress({ type: 'city', goodsId: 'kyoto' })).toBeNull()
  expect(readCommentsAddress({ type: 'moment', goodsId: 'm1', sort: 'newest' })?.query).toEqual(ALL_REVIEWS)
})

test('the first screen depends on all of the address', () => {
  const address = readCommentsAddress({ type: 'hotel', goodsId: 'h1', commentId: 'c1', ...full })
  expect(address && commentsParams(address)).toEqual({ type: 'hotel', goodsId: 'h1', commentId: 'c1', ...full })
})
