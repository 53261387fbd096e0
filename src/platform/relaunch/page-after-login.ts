import type Taro from '@tarojs/taro'
import { miniPages, routes } from '../../../config/routes'
import { currentMiniUrl } from '../navigate/current-mini-url'

type MiniPage = ReturnType<typeof Taro.getCurrentPages>[number]

/** Address of the page that asked for a sign-in, as it is opened anew after it; Explore in place of the logout page, which signs out whoever sees it. */
export function pageAfterLogin(page: MiniPage | undefined): string {
  return page === undefined || page.route === miniPages.logout.page ? `/${routes.home.page}` : currentMiniUrl(page)
}
