import { withLike } from '@/domain/feed/home-feed'
import { momentWith } from '../../../support/catalogue/cards'

test.each([
  ['liked since', false, true, 13],
  ['not liked any more', true, false, 11],
  ['still liked', true, true, 12],
  ['never liked', false, false, 12],
])('%s', (_, was, is, likeCount) => {
  expect(withLike(momentWith({ isLike: was }), is)).toMatchObject({ isLike: is, likeCount })
})
