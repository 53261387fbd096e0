import { type RouteName, routes } from '../../../config/routes'
import Taro from '@tarojs/taro'

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
