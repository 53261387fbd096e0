import type { RouteName } from '../../../config/routes'
import type { ParamsOf, Query } from './url'

/** push keeps the page behind, replace takes its place. Tabs are always opened the host's own way. */
export type GoHow = 'push' | 'replace'

/** Moving between pages by name. */
export interface Navigation {
  /** Opens a route. */
  go<Name extends RouteName>(name: Name, params: ParamsOf<Name>, query?: Query, how?: GoHow): void
  /** Back to the page before, or to Explore where there is none. */
  back(): void
  /** Loads the current page anew. */
  reload(): void
  /** Changes the query of the current address without loading anything; mini-programs open the page with it after a sign-in. */
  replaceQuery(query: Query): void
  /** Address of a route, for links and shares. */
  hrefOf<Name extends RouteName>(name: Name, params: ParamsOf<Name>, query?: Query): string
  /** Leaves for an address outside the app. */
  leaveTo(url: string): void
}
