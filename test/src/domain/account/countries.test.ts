import { COUNTRIES, countryName, findCountries } from '@/domain/account/countries'
import { countries as seeded } from '../../../../server/stays/reference/countries'

test('every country has a code of its own and a name, and every country with hotels is among them', () => {
  expect(COUNTRIES.length).toBeGreaterThan(240)
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
  for (const { code, name } of COUNTRIES) expect(`${code} ${name}`).toMatch(/^[A-Z]{2} [A-ZÅ].+$/)
  for (const code of Object.keys(seeded)) expect(countryName(code)).not.toBeNull()
})

test.each([
  ['GB', 'United Kingdom'],
  ['CI', 'Côte d’Ivoire'],
  ['ZZ', null],
  ['gb', null],
  ['', null],
])('%j is %s', (code, name) => expect(countryName(code)).toBe(name))

test.each([
  ['united k', ['United Kingdom']],
  ['  KOREA', ['North Korea', 'South Korea']],
  ["cote d'iv", ['Côte d’Ivoire']],
  ['curacao', ['Curaçao']],
  ['turk', ['Türkiye', 'Turkmenistan', 'Turks and Caicos Islands']],
  ['jp', ['Japan']],
  ['bissau', ['Guinea-Bissau']],
  ['zzz', []],
])('%j finds %j', (typed, names) => expect(findCountries(typed).map(({ name }) => name)).toEqual(names))

test('nothing typed is all of them', () => expect(findCountries(' ')).toBe(COUNTRIES))
