import type { Clock } from '../../kernel/time/clock'

const SECOND = { ms: 1_000, most: 20 } as const
const TEN_SECONDS = { ms: 10_000, most: 60 } as const

/** Creates what counts the frames of one socket: it returns false from the 21st within a second or the 61st within ten on. */
export function createFrameLimit(clock: Clock): () => boolean {
  let times: number[] = []
  return () => {
    const now = clock.now().getTime()
    times = [...times.filter((at) => at > now - TEN_SECONDS.ms), now]
    const within = times.filter((at) => at > now - SECOND.ms).length
    return within <= SECOND.most && times.length <= TEN_SECONDS.most
  }
}
