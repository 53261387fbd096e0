import { whyShown, type ShownFacts } from '@/domain/feed/why-shown'

const plain: ShownFacts = {
  bizType: 'hotel',
  cityName: 'Kyoto',
  isViewed: false,
  isCityViewed: false,
  reviewScore: 4.2,
  reviewCount: 900,
  likeCount: 0,
  followedName: null,
  followedTopic: null,
  metres: null,
}

test.each<[string, Partial<ShownFacts>, string | null]>([
  ['a hotel like others', {}, null],
  ['one that was looked at', { isViewed: true, isCityViewed: true }, 'You looked at this stay'],
  ['a voucher of one', { bizType: 'coupon', isViewed: true }, 'You looked at its hotel'],
  ['a post about one', { bizType: 'moment', isViewed: true }, 'You looked at its hotel'],
  ['another hotel of the city', { isCityViewed: true, reviewScore: 4.9 }, 'You looked at Kyoto'],
  ['a high score', { reviewScore: 4.5, reviewCount: 50 }, 'Highly rated in Kyoto'],
  ['a score just below', { reviewScore: 4.4 }, null],
  ['a high score from few', { reviewScore: 5, reviewCount: 49 }, null],
  ['no score', { reviewScore: null }, null],
  ['a voucher of a good hotel', { bizType: 'coupon', reviewScore: 4.8 }, 'Highly rated in Kyoto'],
  ['a post that many like', { bizType: 'moment', likeCount: 100 }, 'Popular in Kyoto'],
  ['what is near', { metres: 1200, isViewed: true }, '1.2 km away'],
  ['a post of somebody followed', { bizType: 'moment', followedName: 'Mei', isViewed: true }, 'You follow Mei'],
  ['a post about a followed topic', { bizType: 'moment', followedTopic: 'RainyDays' }, 'You follow #RainyDays'],
  ['a post that some like', { bizType: 'moment', likeCount: 99, reviewScore: 4.9 }, null],
])('%s', (_name, change, why) => {
  expect(whyShown({ ...plain, ...change })).toBe(why)
})
