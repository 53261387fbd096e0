import { travelerTexts } from '../texts'

/** How many travelers have to be chosen. */
export interface ChoiceLimits {
  readonly least: number
  readonly most: number
}

/** The first thing that keeps chosen travelers from being confirmed, or null (spec §5). */
export function chosenFault(
  chosen: readonly { readonly name: string; readonly tel: string }[],
  { least, most }: ChoiceLimits,
): string | null {
  if (chosen.length < least) return travelerTexts.atLeast(least)
  if (chosen.length > most) return travelerTexts.atMost(most)
  const incomplete = chosen.filter(({ tel }) => tel.trim() === '').map(({ name }) => name)
  return incomplete.length > 0 ? travelerTexts.incomplete(incomplete) : null
}
