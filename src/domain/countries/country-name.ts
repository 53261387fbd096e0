import { COUNTRIES } from './country-list'

const names = new Map(COUNTRIES.map(({ code, name }) => [code, name]))

/** The name of a country by its ISO 3166 code of two capital letters; null for a code that is none. */
export const countryName = (code: string): string | null => names.get(code) ?? null
