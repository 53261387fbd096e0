import Taro from '@tarojs/taro'
import { routes } from '../../../config/routes'
import type { CurrentTab } from './contract'

const tabs = ['home', 'wishList', 'orderList', 'mine'] as const

/** By the route of the page on top. */
export const currentTab: CurrentTab = () => {
  const route = Taro.getCurrentPages().at(-1)?.route?.replace(/^\//, '')
  return tabs.find((name) => routes[name].page === route) ?? 'home'
}
