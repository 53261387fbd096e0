import { notFound } from '../kernel/errors'
import { countMomentLikes, setMomentLike } from '../repositories/moment-like'
import type { Services } from '../kernel/services'

/** Sets the wanted state of a like and tells the count with it; the same wish twice is the same as once, 404 for an unknown post. */
export function likeMoment(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  wish: { userId: string; momentId: string; isLike: boolean },
): Promise<{ isLike: boolean; likeCount: number }> {
  return database.transaction(async (tx) => {
    if ((await countMomentLikes(tx, wish.momentId)) === null) throw notFound('There is no such post.')
    await setMomentLike(tx, { ...wish, now: clock.now() })
    return { isLike: wish.isLike, likeCount: (await countMomentLikes(tx, wish.momentId)) ?? 0 }
  })
}
