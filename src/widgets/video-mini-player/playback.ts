import { countdownText } from '@/widgets/countdown/time-left'

/** Where a video is: not begun, waiting for data, playing, held, at its end, or unable to play. */
export type Playback = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'

/** Inputs of the playback state: the traveler toggles or retries; the host reports playing, waiting, pausing, the end or a failure. */
export type PlaybackEvent = 'toggled' | 'retried' | 'played' | 'waited' | 'held' | 'ended' | 'failed'

const MOVES: Readonly<Record<Playback, Partial<Record<PlaybackEvent, Playback>>>> = {
  idle: { toggled: 'loading', failed: 'failed' },
  loading: { toggled: 'paused', played: 'playing', held: 'paused', ended: 'ended', failed: 'failed' },
  playing: { toggled: 'paused', waited: 'loading', held: 'paused', ended: 'ended', failed: 'failed' },
  paused: { toggled: 'loading', ended: 'ended', failed: 'failed' },
  ended: { toggled: 'loading', failed: 'failed' },
  failed: { retried: 'loading' },
}

/** The state after an event; what does not concern a state leaves it as it is, so that a late word of the host undoes no tap. */
export function nextPlayback(playback: Playback, event: PlaybackEvent): Playback {
  return MOVES[playback][event] ?? playback
}

/** How far a video is, in seconds; durationS is null until the host knows it. */
export interface Played {
  readonly positionS: number
  readonly durationS: number | null
}

/** How far a video is, as it is shown: "00:03 / 00:12". */
export function playedText({ positionS, durationS }: Played): string {
  const position = countdownText(Math.floor(positionS))
  return durationS === null ? position : `${position} / ${countdownText(Math.round(durationS))}`
}

/** Share of a video that is over, in per cent from 0 to 100. */
export function playedPercent({ positionS, durationS }: Played): number {
  if (durationS === null || durationS <= 0) return 0
  return Math.min(100, Math.max(0, Math.round((positionS / durationS) * 100)))
}

/** Times of the video mini player in milliseconds (spec §9). */
export const videoTimes = {
  /** A second tap within this time of the first is a like. */
  likeWindowMs: 300,
  /** How long the bubble of a like is seen. */
  bubbleMs: 600,
} as const

/** A tap that may yet become a double one; null where none waits. */
export type WaitingTap = { readonly atMs: number } | null

/** What a tap leads to: the tap that now waits, and what is to be done at once. */
interface VideoTapped {
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
