import { readParams } from '@/platform/page/params'
import { appQuery } from '../../../server/pages/address'

type Parser = { readonly default: { parse(search: string): Record<string, string | null> } }
const { default: queryString } = jest.requireActual<Parser>('../../../config/stand-ins/query-string')

/** Parses a query as the app does: Taro passes the router's parser everything after the "?". */
const readByApp = (search: string) => readParams(queryString.parse(search.slice(1)), [])

test.each<[string, string, Record<string, string>]>([
  ['nothing', '', {}],
  ['fields', '?cityId=kyoto&adults=2', { cityId: 'kyoto', adults: '2' }],
  ['escapes', '?keyword=%E9%85%92%20caf%C3%A9&tags=a%7Cb', { keyword: '酒 café', tags: 'a|b' }],
  ['a plus, which is none of a form’s', '?keyword=a+b', { keyword: 'a+b' }],
  ['an equals sign in a value', '?keyword=a=b', { keyword: 'a=b' }],
  ['a field that stands there twice', '?cityId=kyoto&adults=2&cityId=paris', { cityId: 'paris', adults: '2' }],
  ['a field without a value', '?keyword&cityId=kyoto', { cityId: 'kyoto' }],
  ['a field with a value and then without', '?keyword=a&keyword', {}],
  ['an empty value', '?keyword=&cityId=kyoto', { keyword: '', cityId: 'kyoto' }],
  ['what cannot be decoded', '?keyword=100%&near=%E9%zz', { keyword: '100%', near: '%E9%zz' }],
  ['signs too many', '??&cityId=kyoto&&adults=2&', { cityId: 'kyoto', adults: '2' }],
])('reads %s as the app does', (_, search, expected) => {
  expect(Object.fromEntries(appQuery(search))).toEqual(expected)
  expect(readByApp(search)).toEqual(expected)
})
