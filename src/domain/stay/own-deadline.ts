import type { CancellationTerms } from '@/contract/cancellation'

/** The end of free cancellation on the traveller's own clock, "Fri 20 Nov, 18:05 your time"; null where there is none or both clocks show the same. */
export function ownDeadline(
  { freeUntilAt, tiers }: Pick<CancellationTerms, 'freeUntilAt' | 'tiers'>,
  ownTime: (instant: string) => string,
): string | null {
  if (!freeUntilAt) return null
  const own = ownTime(freeUntilAt)
  const there = tiers.find(({ endAt }) => endAt === freeUntilAt)?.endText
  return there === own.replace(',', '') ? null : `${own} your time`
}
