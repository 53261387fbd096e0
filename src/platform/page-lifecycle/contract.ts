import type { RouteName } from '../../../config/routes'
import type { ParamsOf } from '../navigate/url'

/** Parameters of the page's address, decoded: those of the path by name, the query's as far as they are there. */
export type RouteParams<Name extends RouteName> = { readonly [Key in keyof ParamsOf<Name>]: string } & Readonly<
  Record<string, string | undefined>
>

/** What happens to the page that uses it. */
export interface PageLifecycle {
  /** Each time that the page comes to the front, the first time included; one that was rendered ahead comes when it is looked at. */
  usePageShow(action: () => void): void
  usePageHide(action: () => void): void
  /** How far the page is scrolled, in CSS pixels. */
  usePageScrollTop(action: (scrollTopPx: number) => void): void
  /** The end of the page is near. */
  useReachBottom(action: () => void): void
  useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name>
}
