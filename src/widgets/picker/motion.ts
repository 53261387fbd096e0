import { nearestEnabled, type PickerOption } from './options'

/** The picker's measures (spec §9): lengths in CSS px on a 375 wide screen, times in milliseconds. */
export const pickerSizes = {
  itemPx: 44,
  visibleItems: 6,
  /** How long a column glides after a swipe. */
  swipeMs: 1000,
  /** A swipe that took less than this and went further than momentumPx glides on. */
  momentumMs: 300,
  momentumPx: 15,
  /** How long it takes to settle on an option without momentum. */
  snapMs: 200,
} as const

/** Where a column of a picker is and how it moves. Positions count in options: 2.5 is half-way between the third and the fourth; instants are of one clock, in milliseconds. */
export type ColumnMotion =
  | { readonly kind: 'resting'; readonly index: number }
  | {
      readonly kind: 'dragged'
      /** Where it was grabbed. */
      readonly grabbedPosition: number
      readonly position: number
      /** Where the last quick part of the drag began. */
      readonly flickPosition: number
      readonly flickAtMs: number
    }
  | {
      readonly kind: 'gliding'
      readonly fromPosition: number
      /** The option that it will stop at: it counts as chosen already. */
      readonly index: number
      readonly startedAtMs: number
      readonly durationMs: number
    }

/** How a gliding column slows down, as the points of a cubic Bézier curve: its start is four times as steep as its mean, so a glide begins as fast as the finger was. */
export const glideCurve = { x1: 0.2, y1: 0.8, x2: 0.3, y2: 1 } as const

const between = (first: number, second: number, at: number) =>
  3 * (1 - at) ** 2 * at * first + 3 * (1 - at) * at ** 2 * second + at ** 3

/** Share of its way that a glide has gone after a share of its time, both from 0 to 1. */
export function glideShare(timeShare: number): number {
  if (timeShare <= 0) return 0
  if (timeShare >= 1) return 1
  let [low, high] = [0, 1]
  for (let turn = 0; turn < 24; turn += 1) {
    const middle = (low + high) / 2
    if (between(glideCurve.x1, glideCurve.x2, middle) < timeShare) low = middle
    else high = middle
  }
  return between(glideCurve.y1, glideCurve.y2, (low + high) / 2)
}

/** Where a column is at an instant, also in the midst of a glide that only a style sheet draws. */
export function positionAt(motion: ColumnMotion, atMs: number): number {
  if (motion.kind === 'resting') return motion.index
  if (motion.kind === 'dragged') return motion.position
  const timeShare = (atMs - motion.startedAtMs) / motion.durationMs
  return motion.fromPosition + (motion.index - motion.fromPosition) * glideShare(timeShare)
}

/** A finger takes hold of a column: it stands still where it is, even in a glide. */
export function grabColumn(motion: ColumnMotion, atMs: number): ColumnMotion {
  const position = positionAt(motion, atMs)
  return { kind: 'dragged', grabbedPosition: position, position, flickPosition: position, flickAtMs: atMs }
}

/** The finger is so far (CSS px on a 375 wide screen, down is positive) from where it took hold; a column goes one option beyond its ends and no further. */
export function dragColumn(motion: ColumnMotion, dyPx: number, optionCount: number, atMs: number): ColumnMotion {
  if (motion.kind !== 'dragged') return motion
  const wanted = motion.grabbedPosition - dyPx / pickerSizes.itemPx
  const position = Math.min(optionCount, Math.max(-1, wanted))
  const isSlow = atMs - motion.flickAtMs > pickerSizes.momentumMs
  return isSlow ? { ...motion, position, flickPosition: position, flickAtMs: atMs } : { ...motion, position }
}

/** A glide's mean speed is a quarter of its first one. */
const MEAN_SPEED_SHARE = 0.25
/** Longest duration of a glide, so that few options render on the way. */
const MOST_GLIDE_ITEMS = 36

/** The finger lets go: after a quick swipe the column glides on, else it settles; always on an option that can be chosen (spec §9). */
export function releaseColumn(motion: ColumnMotion, options: readonly PickerOption[], atMs: number): ColumnMotion {
  if (motion.kind !== 'dragged') return motion
  const { position, flickPosition, flickAtMs, grabbedPosition } = motion
  const elapsedMs = Math.max(1, atMs - flickAtMs)
  const flickItems = position - flickPosition
  const flickPx = Number((Math.abs(flickItems) * pickerSizes.itemPx).toFixed(3))
  const isQuick = elapsedMs < pickerSizes.momentumMs && flickPx > pickerSizes.momentumPx
  const glideItems = isQuick ? (flickItems / elapsedMs) * pickerSizes.swipeMs * MEAN_SPEED_SHARE : 0
  const target = position + Math.min(MOST_GLIDE_ITEMS, Math.max(-MOST_GLIDE_ITEMS, glideItems))
  const direction = target < grabbedPosition ? -1 : 1
  const index = nearestEnabled(options, Math.round(target), direction) ?? Math.max(0, Math.round(grabbedPosition))
  const durationMs = isQuick ? pickerSizes.swipeMs : pickerSizes.snapMs
  return { kind: 'gliding', fromPosition: position, index, startedAtMs: atMs, durationMs }
}

/** What a turn of the wheel leads to: one option on or back for each full option's height, at most one a turn, and the rest that waits for more. */
export function wheelSteps(waitingPx: number, deltaPx: number): { step: -1 | 0 | 1; waitingPx: number } {
  const sum = Math.sign(waitingPx) === -Math.sign(deltaPx) ? deltaPx : waitingPx + deltaPx
  if (Math.abs(sum) < pickerSizes.itemPx) return { step: 0, waitingPx: sum }
  return { step: sum > 0 ? 1 : -1, waitingPx: 0 }
}

/** Number of options rendered on either side of those shown or passed. */
const AROUND = 12
/** The ends move in steps of this size, so that a drag rarely rerenders. */
const STRIDE = 6

/** The range [first, end) of a column that has to be rendered: long columns stay small on every host. */
export function renderedOptions(motion: ColumnMotion, optionCount: number): { first: number; end: number } {
  const shown = shownPositions(motion)
  const first = Math.floor((Math.min(...shown) - AROUND) / STRIDE) * STRIDE
  const end = Math.ceil((Math.max(...shown) + AROUND + 1) / STRIDE) * STRIDE
  return { first: Math.max(0, first), end: Math.max(0, Math.min(optionCount, end)) }
}

function shownPositions(motion: ColumnMotion): number[] {
  if (motion.kind === 'resting') return [motion.index]
  return motion.kind === 'dragged' ? [motion.position] : [motion.fromPosition, motion.index]
}
