import type { AnswerStep } from '../engine'
import type { CityRow } from '../../stays/repository/catalogue'
import type { Reading } from '../understand/understand'
import type { Turn } from '../understand/read-turn'
import { sentences } from './sentences'
import { tipsFor } from './tips'
import { type Lang, understoodPhrase } from './understood-text'

/** The steps of a reply after what was understood. */
export type Reply = AsyncGenerator<AnswerStep, void>

/** A paragraph of a reply; the first one begins it. */
export const text = (written: string): AnswerStep => ({ kind: 'text', text: written })
export const tips = (after: Parameters<typeof tipsFor>[0], lang: Lang): AnswerStep => ({
  kind: 'tips',
  list: tipsFor(after, lang),
})
export const person: AnswerStep = { kind: 'person' }

/** Joins sentences of one paragraph; Chinese ones need no space. */
export const joined = (lang: Lang, ...parts: readonly (string | null)[]): string =>
  parts.filter((part): part is string => part !== null && part !== '').join(lang === 'en' ? ' ' : '')

/** A city's name in the language of the question, where it has one in it. */
const cityPhrase = (city: Pick<CityRow, 'localName' | 'otherNames'> | null, name: string, lang: Lang): string =>
  (lang === 'zh' && city && [city.localName, ...city.otherNames].find((own) => /^\p{Script=Han}+$/u.test(own))) || name

/** Whether the days of a stay are our choice, at least in part. */
export const hasLooseDates = ({ dates }: Reading): boolean =>
  (dates?.kind === 'stay' && dates.isLoose) || dates?.kind === 'nights'

/** What was understood, as the sentence that replies about hotels begin with; null where nothing was. */
export function understoodSentence({ understood, lang, reading, city }: Turn): string | null {
  const { place } = understood
  const shown =
    place && lang === 'zh'
      ? { ...understood, place: { ...place, cityName: cityPhrase(city, place.cityName, lang) } }
      : understood
  const what = understoodPhrase(shown, lang, reading.today)
  return what === '' ? null : sentences.understood[lang](what)
}
