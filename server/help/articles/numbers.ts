import { countOf } from '@/domain/text/phrases'

/** A time in ms as whole seconds, minutes, hours or days, in the largest unit that fits. */
export function timeText(ms: number): string {
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1000],
  ] as const
  const [name, length] = units.find(([, unitMs]) => ms >= unitMs && ms % unitMs === 0) ?? ['second', 1000]
  return countOf(Math.round(ms / length), name)
}

/** Bytes as whole megabytes. */
export const megabytesText = (bytes: number): string => `${Math.round(bytes / (1024 * 1024))} MB`
