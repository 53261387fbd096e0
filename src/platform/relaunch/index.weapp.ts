import Taro from '@tarojs/taro'
import { miniPages, routes } from '../../../config/routes'
import { relaunchLogoutPage } from './after-logout'
import type { Relaunch } from './contract'

/** The native login page returns to the page that asked for it. */
export const relaunch: Relaunch = {
  afterLogin() {
    const pages = Taro.getCurrentPages()
    if (pages.length > 1 && pages.at(-1)?.route === miniPages.login.page) void Taro.navigateBack()
    else void Taro.reLaunch({ url: `/${routes.home.page}` })
  },
  afterLogout: relaunchLogoutPage,
}
