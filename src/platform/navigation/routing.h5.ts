import { fetchCode } from '../chunks'
import { registerPage } from '../chunks/prefetch-pages'
import { history, routesAlias } from '@tarojs/router'
import { customRoutes } from '../../../config/custom-routes'
import { installSteps } from './back-steps'
import { forgetHead } from './forget-head'
import type { InstallRouting } from './contract'
import { patternRegExp } from './url'

type Load = (context: unknown, params: unknown) => readonly [Promise<unknown>, unknown, unknown]

interface LoadedRoute {
  readonly path: string
  load: Load
}

declare global {
  interface Window {
    /** Taro's own, written before it makes the router. */
    __taroAppConfig?: { readonly routes?: readonly LoadedRoute[] }
  }
}

/** Lets pages whose code cannot be loaded recover, and others be loaded ahead; called before the router reads the routes. */
function guardRoutes(routes: readonly LoadedRoute[] = window.__taroAppConfig?.routes ?? []): void {
  for (const route of routes) {
    const { path, load } = route
    registerPage(path, () => load(null, null)[0])
    route.load = (context, params) => [fetchCode(() => load(context, params)[0], { isPage: true }), context, params]
  }
}

const patterns = Object.entries(customRoutes).map(([page, pattern]) => ({ page, matches: patternRegExp(pattern) }))

/** A server that hides a page of the build marks the page it sends; an unknown address makes the router show the not-found page. */
function followServer() {
  if (!document.documentElement.hasAttribute('data-hidden')) return
  window.history.replaceState(window.history.state, '', '/not-found')
}

// The router's history does not exist before the router starts, although its type is not optional.
const routerHistory = (): typeof history | undefined => history

const routerKey = () => routerHistory()?.location.key ?? null

/** Taro matches patterns with parameters but looks a page's title and style up by exact address; this teaches it the patterns. Pages whose code cannot be loaded recover. */
export const installRouting: InstallRouting = () => {
  followServer()
  installSteps(routerKey)
  // Back or forward after a reload leads to another page, too.
  window.addEventListener('popstate', forgetHead, { once: true })
  const { set } = routesAlias
  // The router's first step, between the writing of its routes and their reading.
  routesAlias.set = (aliases) => {
    guardRoutes()
    set.call(routesAlias, aliases)
  }
  routesAlias.getOrigin = (url = '') => patterns.find(({ matches }) => matches.test(url))?.page ?? url
}
