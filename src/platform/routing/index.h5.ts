import { history, routesAlias } from '@tarojs/router'
import { customRoutes } from '../../../config/custom-routes'
import { installSteps } from '../back-steps'
import { forgetHead } from '../navigate/forget-head'
import type { InstallRouting } from './contract'
import { guardRoutes } from './guard-routes'
import { patternRegExp } from './pattern-reg-exp'

const patterns = Object.entries(customRoutes).map(([page, pattern]) => ({ page, matches: patternRegExp(pattern) }))

/** A server that hides a page of the build says so on the page it sends; an address of nobody's tells the router. */
function followServer() {
  if (!document.documentElement.hasAttribute('data-hidden')) return
  window.history.replaceState(window.history.state, '', '/not-found')
}

// The router's history does not exist before the router starts, whatever its type says.
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
