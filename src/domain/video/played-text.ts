import { countdownText } from '../countdown/countdown-text'

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
