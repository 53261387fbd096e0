import { videoTimes } from './video-times'

/** A tap that may yet become a double one; null where none waits. */
export type WaitingTap = { readonly atMs: number } | null

/** What a tap leads to: the tap that now waits, and what is to be done at once. */
export interface VideoTapped {
  readonly waiting: WaitingTap
  readonly effect: 'toggle' | 'like' | null
}

/** A tap on a video at an instant of the events' clock: it plays or holds at once where nothing can be liked; else the first waits, and a second within the window likes. */
export function tapVideo(waiting: WaitingTap, atMs: number, canLike: boolean): VideoTapped {
  if (!canLike) return { waiting: null, effect: 'toggle' }
  if (waiting === null) return { waiting: { atMs }, effect: null }
  if (atMs - waiting.atMs < videoTimes.likeWindowMs) return { waiting: null, effect: 'like' }
  return { waiting: { atMs }, effect: 'toggle' }
}
