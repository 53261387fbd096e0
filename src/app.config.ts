import { appPages, type Host } from '../config/app-pages'
import { routes } from '../config/routes'

const host = process.env.TARO_ENV as Host
const tabs = Object.values(routes).filter((route) => 'tab' in route)

const tabBar = {
  custom: true,
  color: '#5f6e80',
  selectedColor: '#0a6c74',
  backgroundColor: '#ffffff',
  list: tabs.map((tab) => ({ pagePath: tab.page, text: tab.tab })),
}

const appWindow = {
  navigationStyle: 'custom',
  navigationBarTitleText: 'Staylark',
  navigationBarTextStyle: 'black',
  backgroundTextStyle: 'dark',
}

/** Alipay has its own words for a page that draws its header itself. */
const alipayWindow = { ...appWindow, transparentTitle: 'always', titlePenetrate: 'YES' }

/** What WeChat requires to be declared before a tap may request the position. */
const weappLocation = {
  requiredPrivateInfos: ['getFuzzyLocation'],
  permission: { 'scope.userFuzzyLocation': { desc: 'Your position is used to find stays near you' } },
}

export default defineAppConfig({
  ...appPages(host),
  window: appWindow,
  animation: false,
  // A tab bar in the H5 config would bring Taro's own one into the page.
  ...(host === 'h5' ? {} : { tabBar }),
  ...(host === 'alipay' ? { window: alipayWindow } : {}),
  ...(host === 'weapp' ? { darkmode: true, lazyCodeLoading: 'requiredComponents', ...weappLocation } : {}),
} as Parameters<typeof defineAppConfig>[0])
