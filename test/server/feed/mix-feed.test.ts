import fc from 'fast-check'
import { mixFeed } from '../../../server/feed/mix-feed'

const things = (kind: string) =>
  fc
    .array(fc.nat(20), { maxLength: 60 })
    .map((pictures) => pictures.map((picture, at) => ({ id: `${kind}${at}`, pictureId: `p${picture}` })))

test('a feed has everything once, each kind in its order where pictures allow it, up to its length', () => {
  fc.assert(
    fc.property(things('h'), things('m'), things('c'), fc.nat(200), (hotel, moment, coupon, most) => {
      const feed = mixFeed({ hotel, moment, coupon }, most)
      const all = hotel.length + moment.length + coupon.length
      expect(feed.length).toBe(Math.min(most, all))
      expect(new Set(feed.map(({ bizId }) => bizId)).size).toBe(feed.length)
    }),
  )
})

test('kinds take turns, and no picture is shown twice nearby where there are enough', () => {
  const many = (kind: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${kind}${at}`, pictureId: `p${at % 12}` }))
  const feed = mixFeed({ hotel: many('h', 60), moment: many('m', 60), coupon: many('c', 30) }, 120)
  const kinds = feed.map(({ bizType }) => bizType)
  expect(kinds.filter((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2])).toEqual([])
  expect(new Set(kinds.slice(0, 6)).size).toBe(3)
  const pictures = feed.map(({ bizId }) => Number(bizId.slice(1)) % 12)
  expect(pictures.filter((picture, at) => pictures.slice(at + 1, at + 7).includes(picture))).toEqual([])
})
