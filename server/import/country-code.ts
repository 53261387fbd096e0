import { getCountryDataList } from 'countries-list'

const codes = new Map(
  getCountryDataList().flatMap(({ iso2, iso3, name, native }) =>
    [iso2, iso3, name, native].map((known): [string, string] => [known.toLowerCase(), iso2]),
  ),
)

/** The ISO 3166 code of two letters for a country's code of two or three letters or its name; null for others. */
export const countryCodeOf = (text: string): string | null => codes.get(text.trim().toLowerCase()) ?? null
