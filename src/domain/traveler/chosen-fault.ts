import { travelerNotes, travelerTexts } from '../texts'

/** How many travelers have to be chosen. */
export interface ChoiceLimits {
  readonly least: number
  readonly most: number
}

/** Why a choice cannot be confirmed, with the same in English. */
export interface ChosenFault {
  readonly message: string
  readonly note: string
}

/** The first thing that keeps chosen travelers from being confirmed, or null (spec §5). */
export function chosenFault(
  chosen: readonly { readonly name: string; readonly tel: string }[],
  { least, most }: ChoiceLimits,
): ChosenFault | null {
  if (chosen.length < least) return { message: travelerTexts.atLeast(least), note: travelerNotes.atLeast(least) }
  if (chosen.length > most) return { message: travelerTexts.atMost(most), note: travelerNotes.atMost(most) }
  const incomplete = chosen.filter(({ tel }) => tel.trim() === '').map(({ name }) => name)
  return incomplete.length > 0
    ? { message: travelerTexts.incomplete(incomplete), note: travelerNotes.incomplete(incomplete) }
    : null
}
