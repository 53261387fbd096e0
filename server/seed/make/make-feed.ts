import type { feedItem } from '../../kernel/database/schema/catalogue'

/** One place of the mixed feed. */
export type FeedItemRow = typeof feedItem.$inferSelect

/** Something that can stand in the feed, with the picture it shows. */
export interface FeedCandidate {
  readonly id: string
  readonly pictureId: string
}

const TURN = ['hotel', 'moment', 'coupon', 'moment', 'hotel', 'moment', 'hotel', 'coupon'] as const

/** So many cards around one another never show the same picture. */
const APART = 7

/** Mixes hotels, moments and vouchers so that neither kinds nor pictures repeat side by side; ends when only one kind is left. */
export function makeFeed(
  candidates: Readonly<Record<'hotel' | 'moment' | 'coupon', readonly FeedCandidate[]>>,
): FeedItemRow[] {
  const queues = { hotel: [...candidates.hotel], moment: [...candidates.moment], coupon: [...candidates.coupon] }
  const feed: FeedItemRow[] = []
  const shown: string[] = []
  for (let turn = 0; queues.hotel.length > 0 && queues.moment.length > 0; turn++) {
    const bizType = TURN[turn % TURN.length] ?? 'hotel'
    const queue = queues[bizType]
    const index = queue.slice(0, 40).findIndex((candidate) => !shown.slice(-APART).includes(candidate.pictureId))
    const [candidate] = queue.splice(Math.max(0, index), 1)
    if (!candidate) continue
    feed.push({ rank: feed.length + 1, bizType, bizId: candidate.id })
    shown.push(candidate.pictureId)
  }
  return feed
}
