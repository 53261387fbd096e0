import Taro from '@tarojs/taro'
import type { Navigation } from './contract'
import { isTab } from './is-tab'
import { queryText, webUrl } from './url'

/** Address of a route, for links and shares. */
export const hrefOf: Navigation['hrefOf'] = (name, params, query) => webUrl(name, params, query)

/** Opens a route; tabs by a full page load (spec §2). */
export const go: Navigation['go'] = (name, params, query, how = 'push') => {
  const url = webUrl(name, params, query)
  if (isTab(name)) return how === 'push' ? window.location.assign(url) : window.location.replace(url)
  void (how === 'push' ? Taro.navigateTo({ url }) : Taro.redirectTo({ url }))
}

/** Back to the page before, or to Explore; Taro's own way would reload a page that was opened directly. */
export const back: Navigation['back'] = () => {
  if (Taro.getCurrentPages().length > 1) return void Taro.navigateBack()
  if (window.history.length > 1) return window.history.back()
  go('home', {})
}

/** Loads the current page anew. */
export const reload: Navigation['reload'] = () => window.location.reload()

/** Changes the query of the current address without loading anything. */
export const replaceQuery: Navigation['replaceQuery'] = (query) => {
  const text = queryText(query)
  const path = window.location.pathname
  window.history.replaceState(window.history.state, '', text === '' ? path : `${path}?${text}`)
}

/** Leaves for an address outside the app. */
export const leaveTo: Navigation['leaveTo'] = (url) => window.location.assign(url)
