import { cityBanners, withLike } from '@/domain/feed/home-feed'
import { place } from '../../../support/destination/place'
import { momentWith } from '../../../support/catalogue/cards'

describe('cityBanners', () => {
  test('a weekend in each city, at most four, by its own calendar', () => {
    const cities = ['Kyoto', 'Tokyo', 'Paris', 'Rome', 'Oslo'].map((label) => place(label, label, '', 'XX'))
    const [kyoto, ...more] = cities.map((city, index) => (index === 0 ? { ...city, today: '2026-11-28' } : city))
    const banners = cityBanners(kyoto ? [kyoto, ...more] : [])
    expect(banners.map(({ title }) => title)).toEqual([
      'A weekend in Kyoto',
      'A weekend in Tokyo',
      'A weekend in Paris',
      'A weekend in Rome',
    ])
    expect(banners.slice(0, 2).map(({ text, dates }) => [text, dates.checkIn])).toEqual([
      ['4 – 6 Dec · 10 stays', '2026-12-04'],
      ['27 – 29 Nov · 10 stays', '2026-11-27'],
    ])
  })
})

describe('withLike', () => {
  test.each([
    ['liked since', false, true, 13],
    ['not liked any more', true, false, 11],
    ['still liked', true, true, 12],
    ['never liked', false, false, 12],
  ])('%s', (_, was, is, likeCount) => {
    expect(withLike(momentWith({ isLike: was }), is)).toMatchObject({ isLike: is, likeCount })
  })
})
