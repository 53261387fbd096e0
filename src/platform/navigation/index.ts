import Taro from '@tarojs/taro'
import { currentMiniUrl, replaceMiniQuery } from './mini-pages'
import type { Navigation, OpenGateway } from './contract'
import { isTab, miniUrl, queryText } from './url'

const gatewayPage = '/packages/order/pages/gateway/index'

/** Address of a route, for shares. */
export const hrefOf: Navigation['hrefOf'] = (name, params, query) => miniUrl(name, params, query)

/** Pages of a mini-program are there at once. */
export const onOpening: Navigation['onOpening'] = async () => {}

/** Opens a route the host's way. */
export const go: Navigation['go'] = (name, params, query, how = 'push') => {
  const url = miniUrl(name, params, query)
  if (isTab(name)) return void Taro.switchTab({ url: url.split('?')[0] ?? url })
  void (how === 'push' ? Taro.navigateTo({ url }) : Taro.redirectTo({ url }))
}

/** Back to the page before, or to Explore where there is none. */
export const back: Navigation['back'] = () => {
  if (Taro.getCurrentPages().length > 1) return void Taro.navigateBack()
  go('home', {})
}

/** Reopens the current page. */
export const reload: Navigation['reload'] = () => void Taro.reLaunch({ url: currentMiniUrl() })

/** Mini-programs have no address bar; the query counts when the page is opened again. */
export const replaceQuery: Navigation['replaceQuery'] = replaceMiniQuery

/** Opens an address in the mini-program's web view. */
export const leaveTo: Navigation['leaveTo'] = (url) =>
  void Taro.navigateTo({ url: `${gatewayPage}?${queryText({ url })}` })

/** The gateway opens in a web view above the payment page. */
export const openGateway: OpenGateway = (payUrl) => leaveTo(payUrl)
