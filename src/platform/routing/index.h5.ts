import { routesAlias } from '@tarojs/router'
import { customRoutes } from '../../../config/custom-routes'
import type { InstallRouting } from './contract'
import { patternRegExp } from './pattern-reg-exp'

const patterns = Object.entries(customRoutes).map(([page, pattern]) => ({ page, matches: patternRegExp(pattern) }))

/** Taro matches patterns with parameters but looks a page's title and style up by exact address; this teaches it the patterns. */
export const installRouting: InstallRouting = () => {
  routesAlias.getOrigin = (url = '') => patterns.find(({ matches }) => matches.test(url))?.page ?? url
}
