import { COUNTRIES, type Country } from './country-list'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/’/g, "'")
    .toLowerCase()
    .trim()

const known = COUNTRIES.map((country) => ({ country, name: plain(country.name) }))

/** Countries whose code, name or a word of it begins with what was typed, those whose name begins with it first; all of them where nothing was typed. */
export function findCountries(typed: string): readonly Country[] {
  const text = plain(typed)
  if (text === '') return COUNTRIES
  const begins = known.filter(({ name }) => name.startsWith(text))
  const inside = known.filter(
    ({ country, name }) =>
      !name.startsWith(text) &&
      (name.includes(` ${text}`) || plain(country.code) === text || name.includes(`-${text}`)),
  )
  return [...begins, ...inside].map(({ country }) => country)
}
