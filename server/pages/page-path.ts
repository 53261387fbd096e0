import { routes, type RouteName } from '../../config/routes'

type Fields = Readonly<Record<string, string | number>>

/** A query in one spelling: its fields in alphabetical order, encoded; '' without any. */
export const sortedQuery = (fields: Fields): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&')

/** Path and query of a route on H5, the query's fields in alphabetical order, so that one page has one address; throws where a path parameter is missing. */
export function pagePath(route: RouteName, params: Fields = {}, query: Fields = {}): string {
  const path = routes[route].path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`Route ${route} needs ${name}`)
    return encodeURIComponent(value)
  })
  const text = sortedQuery(query)
  return text === '' ? path : `${path}?${text}`
}
