import type { Understood } from '../../../../server/assistant/understood'
import { understoodNotes } from '../../../../server/assistant/notes'
import type { Outcome } from '../../../support/server/assistant-scene'
import type { QuestionRow, Shown } from './question-row'

const placeOf = ({ place }: Understood): string =>
  place === undefined
    ? ''
    : `${place.cityId}${place.near ? `~${place.near.name}` : place.area === undefined ? '' : `/${place.area}`}`

const units = (minor: number | undefined): string => (minor === undefined ? '-' : String(minor / 100))

function budgetOf({ budget }: Understood): string {
  if (!budget) return ''
  return `${budget.currencyCode} ${budget.fromMinor === undefined ? (budget.toMinor === undefined ? '-' : '0') : units(budget.fromMinor)} ${units(budget.toMinor)}`
}

function featuresOf({ tags = [], breakfast, freeCancellation }: Understood): string[] {
  return [...tags, ...(breakfast ? ['breakfast'] : []), ...(freeCancellation ? ['free-cancellation'] : [])]
}

const partsOf = (understood: Understood): Readonly<Record<string, unknown>> => ({
  place: placeOf(understood),
  hotel: understood.hotel?.name ?? '',
  dates: understood.dates ? `${understood.dates.checkIn} ${understood.dates.checkOut}` : '',
  guests: understood.guests
    ? `${understood.guests.rooms} ${understood.guests.adults} ${understood.guests.children}`
    : '',
  budget: budgetOf(understood),
  grades: understood.grades ?? [],
  features: featuresOf(understood),
  order: understood.order?.orderNo ?? '',
})

/** The steps and cards of a reply by their names. */
function shownIn({ steps }: Outcome): Set<Shown> {
  return new Set(
    steps.flatMap((step): Shown[] => {
      if (step.kind === 'cards') return step.cards.map(({ kind }) => kind)
      return step.kind === 'sources' || step.kind === 'tips' || step.kind === 'person' || step.kind === 'signIn'
        ? [step.kind]
        : []
    }),
  )
}

/** Returns what a reply lacks or has too much by its row; empty where it is right. */
export function faultsOf(row: QuestionRow, outcome: Outcome): string[] {
  const parts = partsOf(outcome.understood)
  const wanted: Readonly<Record<string, unknown>> = { ...row }
  const wrong = Object.keys(parts).flatMap((part) => {
    const [expected, got] = [JSON.stringify(wanted[part]), JSON.stringify(parts[part])]
    return wanted[part] === undefined || expected === got ? [] : [`${part} is ${got}, not ${expected}`]
  })
  const shown = shownIn(outcome)
  const all = JSON.stringify([outcome.text, outcome.steps.filter(({ kind }) => kind === 'cards')])
  return [
    ...wrong,
    ...(row.shows ?? []).filter((kind) => !shown.has(kind)).map((kind) => `shows no ${kind}`),
    ...(row.hides ?? []).filter((kind) => shown.has(kind)).map((kind) => `shows ${kind}`),
    ...(row.text && !row.text.test(outcome.text) ? [`lacks ${row.text}`] : []),
    ...(row.never?.test(all) ? [`has ${row.never}`] : []),
  ]
}

/** Returns what is wrong with a reply whatever its question is. */
export function generalFaults(question: string, outcome: Outcome): string[] {
  const [first] = outcome.steps
  const isChinese = /\p{Script=Han}/u.test(question)
  const notes = understoodNotes(outcome.understood)
  return [
    ...(first?.kind === 'understood' ? [] : ['does not begin with what was understood']),
    ...(outcome.text.trim() === '' ? ['has no text'] : []),
    ...(isChinese === /\p{Script=Han}/u.test(outcome.text.split('\n')[0] ?? '') ? [] : ['is in the other language']),
    ...(new Set(notes.map(({ noteId }) => noteId)).size === notes.length ? [] : ['has a note twice']),
  ]
}
