import { routes, type RouteName } from '../../config/routes'

const tabs = Object.values(routes).flatMap((route) => ('tab' in route ? [route.path] : []))

/** Returns the speculation rules of a tab's page: browsers that know them fetch another tab's HTML while a pointer rests on its link or touches it. Empty for a page that is no tab. */
export function tabPrefetchRules(route: RouteName): string {
  const { path } = routes[route]
  if (!tabs.some((tab) => tab === path)) return ''
  const urls = tabs.filter((tab) => tab !== path)
  const rules = { prefetch: [{ urls, eagerness: 'moderate' }] }
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`
}

/** Returns the speculation rules of all tabs, as they stand in their pages. */
export const allTabPrefetchRules = (): readonly string[] =>
  (Object.keys(routes) as RouteName[]).map(tabPrefetchRules).filter((rules) => rules !== '')
