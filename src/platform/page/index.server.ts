import type { RouteName } from '../../../config/routes'
import { firstScreen } from '../boot/index.server'
import type { PageLifecycle, RouteParams } from './contract'

/** A server-rendered page has no lifecycle. */
export const usePageShow: PageLifecycle['usePageShow'] = () => {}

/** Nor does it go. */
export const usePageHide: PageLifecycle['usePageHide'] = () => {}

/** Nor does it scroll. */
export const usePageScrollTop: PageLifecycle['usePageScrollTop'] = () => {}

/** Nor does it end. */
export const useReachBottom: PageLifecycle['useReachBottom'] = () => {}

/** Of the address only what the screen hangs on, so that one drawing is right for all who get it. */
export function useRouteParams<Name extends RouteName>(_name: Name): RouteParams<Name> {
  const params = Object.entries(firstScreen()?.params ?? {})
  return Object.fromEntries(params.map(([name, value]) => [name, String(value)])) as RouteParams<Name>
}
