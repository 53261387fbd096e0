import Taro from '@tarojs/taro'
import { miniPages, type RouteName, routes } from '../../../config/routes'
import { type Query, queryText } from './url'

type MiniPage = ReturnType<typeof Taro.getCurrentPages>[number]

/** Queries that took the place of those the pages were opened with. */
const replaced = new WeakMap<MiniPage, Query>()

/** Names in the path of a page that is no tab; null for tabs, which take no query, and for pages without a route. */
function pathNames(page: MiniPage): readonly string[] | null {
  const route = Object.values(routes).find((known) => known.page === page.route)
  if (!route || 'tab' in route) return null
  return [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
}

/** Remembers the query with which the page on top is opened again after a sign-in. */
export function replaceMiniQuery(query: Query): void {
  const page = Taro.getCurrentPages().at(-1)
  if (page && pathNames(page)) replaced.set(page, query)
}

/** Address of a page, with the parameters that it was opened with or that have replaced them; of the page on top unless another is given. */
export function currentMiniUrl(page = Taro.getCurrentPages().at(-1)): string {
  const options: Query = (page?.options ?? {}) as Query
  const { stamp: _stamp, $taroTimestamp: _timestamp, ...given } = options
  const text = queryText(page ? withReplaced(page, given) : given)
  return `/${page?.route ?? ''}${text === '' ? '' : `?${text}`}`
}

function withReplaced(page: MiniPage, given: Query): Query {
  const query = replaced.get(page)
  if (!query) return given
  const names = pathNames(page) ?? []
  return { ...Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name))), ...query }
}

/** Address of the page that required a sign-in, for reopening after it; Explore in place of the logout page, which signs out anyone who opens it. */
export function pageAfterLogin(page: MiniPage | undefined): string {
  return page === undefined || page.route === miniPages.logout.page ? `/${routes.home.page}` : currentMiniUrl(page)
}

/** The logout page becomes the only page. */
export const relaunchLogoutPage = () => void Taro.reLaunch({ url: `/${miniPages.logout.page}` })

type Tabs = { [Name in RouteName]: (typeof routes)[Name] extends { tab: string } ? Name : never }

/** Routes that have a tab. */
type TabName = Tabs[RouteName]

/** The tab that the page on top belongs to; Explore where it is none. */
type CurrentTab = () => TabName

const tabs = ['home', 'wishList', 'orderList', 'mine'] as const

/** By the route of the page on top. */
export const currentTab: CurrentTab = () => {
  const route = Taro.getCurrentPages().at(-1)?.route?.replace(/^\//, '')
  return tabs.find((name) => routes[name].page === route) ?? 'home'
}
