import Taro from '@tarojs/taro'
import { miniPages } from '../../../config/routes'
import { pageAfterLogin, relaunchLogoutPage } from './mini-pages'
import type { Relaunch } from './contract'

/** The native login page returns to the page that required it; one that cannot be returned to is relaunched. */
export const relaunch: Relaunch = {
  afterLogin(who) {
    const pages = Taro.getCurrentPages()
    const requester = pages.at(-1)?.route === miniPages.login.page ? pages.at(-2) : undefined
    const canReturn = requester !== undefined && requester.route !== miniPages.logout.page && who !== 'other'
    void (canReturn ? Taro.navigateBack() : Taro.reLaunch({ url: pageAfterLogin(requester) }))
  },
  afterLogout: relaunchLogoutPage,
}
