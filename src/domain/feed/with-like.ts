import type { MomentCard } from '@/contract/feed'

/** A post as the traveller has set its like since it was read; the count moves with it. */
export const withLike = (moment: MomentCard, isLike: boolean): MomentCard => ({
  ...moment,
  isLike,
  likeCount: moment.likeCount + Number(isLike) - Number(moment.isLike),
})
