import type { FeedEntry } from '../kernel/database/schema/community'

/** Something that can stand in the feed, with the picture it shows. */
export interface FeedCandidate {
  readonly id: string
  readonly pictureId: string
}

/** What the feed is mixed from, each kind in its order. */
export type FeedCandidates = Readonly<Record<FeedEntry['bizType'], readonly FeedCandidate[]>>

const TURN = ['hotel', 'moment', 'coupon', 'moment', 'hotel', 'moment', 'hotel', 'coupon'] as const

/** Cards before a card that do not show the same picture, where others are left. */
const SPREAD = 7

/** How far a card may come forward to part equal pictures. */
const LOOK_AHEAD = 40

/** Mixes hotels, posts and vouchers so that neither kinds nor pictures repeat side by side, up to a number of cards; a kind that is used up is left out. */
export function mixFeed(candidates: FeedCandidates, most: number): FeedEntry[] {
  const queues = { hotel: [...candidates.hotel], moment: [...candidates.moment], coupon: [...candidates.coupon] }
  const feed: FeedEntry[] = []
  const shown: string[] = []
  const isLeft = () => Object.values(queues).some((queue) => queue.length > 0)
  for (let turn = 0; feed.length < most && isLeft(); turn++) {
    const bizType = TURN[turn % TURN.length] ?? 'hotel'
    const queue = queues[bizType]
    const index = queue.slice(0, LOOK_AHEAD).findIndex(({ pictureId }) => !shown.slice(-SPREAD).includes(pictureId))
    const [candidate] = queue.splice(Math.max(0, index), 1)
    if (!candidate) continue
    feed.push({ bizType, bizId: candidate.id })
    shown.push(candidate.pictureId)
  }
  return feed
}
