import { routes, type RouteName } from '../../config/routes'

const tabs = Object.values(routes).flatMap((route) => ('tab' in route ? [route.path] : []))

/** Rules in a tab's page by which browsers that can render the other tabs before they are opened; none elsewhere. Not before a pointer rests on a tab or touches it: each page ahead costs the server a page and its owner's calls, and only the tab that is wanted is worth them. */
export function otherTabsAhead(route: RouteName): string {
  const { path } = routes[route]
  if (!tabs.some((tab) => tab === path)) return ''
  const urls = tabs.filter((tab) => tab !== path)
  const rules = { prerender: [{ urls, eagerness: 'moderate' }] }
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`
}

/** The rules of all tabs, as they stand in their pages. */
export const everyTabAhead = (): readonly string[] =>
  (Object.keys(routes) as RouteName[]).map(otherTabsAhead).filter((rules) => rules !== '')
