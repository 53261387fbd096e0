import Taro from '@tarojs/taro'
import { routes } from '../../../config/routes'
import { pageAfterLogin, relaunchLogoutPage } from './mini-pages'
import type { Relaunch } from './contract'

const tabPages = Object.values(routes).flatMap((route) => ('tab' in route ? [`/${route.page}`] : []))

/** The page under the popup is reopened in its own place; a tab page can only be launched. */
export const relaunch: Relaunch = {
  afterLogin(who) {
    const url = pageAfterLogin(Taro.getCurrentPages().at(-1))
    const isTabPage = tabPages.includes(url.split('?')[0] ?? url)
    void (isTabPage || who === 'other' ? Taro.reLaunch({ url }) : Taro.redirectTo({ url }))
  },
  afterLogout: relaunchLogoutPage,
}
