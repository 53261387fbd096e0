import type { RouteName } from '../../../config/routes'
import type { ParamsOf } from '../navigation/url'

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

/** Strips what the host's templates cannot show from the data that pages send them; called once, before the first page. */
export type SlimPageData = () => void

/** Facts about the page on top, for the event log. */
export interface PageFacts {
  readonly url: string
  readonly referrer: string
  readonly title: string
}

/** Reports each time that the app goes to the background (false) or comes back (true); returns a function that unsubscribes. */
export type WatchVisibility = (listener: (isVisible: boolean) => void) => () => void

/** Refreshes when the traveler pulls the page down by the host's own gesture; where pages have their own gesture it does nothing. */
export type UseHostPull = (onRefresh: () => Promise<unknown>) => void
