import { type RouteName, routes } from '../../../config/routes'

type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? NamesIn<Head> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never
type PathOf<Name extends RouteName> = (typeof routes)[Name]['path']
type Required<Name extends string> = Name extends `${string}?` ? never : Name
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never

type UrlValue = string | number

/** Path parameters of a route, read from its pattern: `/hotel/detail/:id` takes `{ id }`. */
export type ParamsOf<Name extends RouteName> = { [Key in Required<NamesIn<PathOf<Name>>>]: UrlValue } & {
  [Key in Optional<NamesIn<PathOf<Name>>>]?: UrlValue
}

/** Query of an address; undefined and empty values are left out. */
export type Query = Readonly<Record<string, UrlValue | undefined>>

/** Parameters as a page reads them from its address: undefined and empty values are left out. */
export const textFields = (fields: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )

/** `a=1&b=x%20y`, in the order given. */
export const queryText = (query: Query): string =>
  Object.entries(textFields(query))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

const withQuery = (path: string, query: Query) => {
  const text = queryText(query)
  return text === '' ? path : `${path}?${text}`
}

const fill = (name: string, pattern: string, params: Query) =>
  pattern.replace(/\/:(\w+)(\?)?/g, (_match, key: string, optional?: string) => {
    const value = params[key]
    if (value !== undefined && value !== '') return `/${encodeURIComponent(String(value))}`
    if (optional) return ''
    throw new Error(`Route ${name} needs ${key}`)
  })

/** Address on H5: `/hotel/detail/42?checkIn=2026-12-01`. */
export function webUrl<Name extends RouteName>(name: Name, params: ParamsOf<Name>, query: Query = {}): string {
  const path = routes[name].path.replace('(.*)', '')
  return withQuery(fill(name, path, params), query)
}

/** Address in mini-programs: `/packages/hotel/pages/detail/index?id=42&checkIn=2026-12-01`. */
export function miniUrl<Name extends RouteName>(name: Name, params: ParamsOf<Name>, query: Query = {}): string {
  return withQuery(`/${routes[name].page}`, { ...(params as Query), ...query })
}

/** Whether the route stands in the bottom tab bar. */
export const isTab = (name: RouteName): boolean => 'tab' in routes[name]

/** What a route's address pattern matches: `:name` one part, `:name?` one part or none, `(.*)` anything. */
export const patternRegExp = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace('(.*)', '.*')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')}/?$`,
  )
