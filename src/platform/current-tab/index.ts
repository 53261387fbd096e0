import Taro from '@tarojs/taro'
import { routes, type RouteName } from '../../../config/routes'
import type { CurrentTab } from './contract'

const names = Object.keys(routes) as RouteName[]

/** By the route of the page on top. */
export const currentTab: CurrentTab = () => {
  const route = Taro.getCurrentPages().at(-1)?.route?.replace(/^\//, '')
  return names.find((name) => routes[name].page === route) ?? 'home'
}
