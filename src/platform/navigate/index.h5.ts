import Taro from '@tarojs/taro'
import type { Navigation } from './contract'
import { credentials } from '../credentials'
import { findNativeApp } from '../native-app'
import { forgetHead } from './forget-head'
import { isTab } from './is-tab'
import { queryText, webUrl } from './url'

/** Address of a route, for links and shares. */
export const hrefOf: Navigation['hrefOf'] = (name, params, query) => webUrl(name, params, query)

/** Opens a route; tabs by a full page load (spec §2), except where that would lose a sign-in that the browser refuses to keep. */
export const go: Navigation['go'] = (name, params, query, how = 'push') => {
  const url = webUrl(name, params, query)
  if (isTab(name) && !credentials.hasUnkept())
    return how === 'push' ? window.location.assign(url) : window.location.replace(url)
  forgetHead()
  void (how === 'push' ? Taro.navigateTo({ url }) : Taro.redirectTo({ url }))
}

/** Back to the page before, or to Explore; Taro's own way would reload a page that was opened directly. */
export const back: Navigation['back'] = () => {
  if (Taro.getCurrentPages().length > 1) return void Taro.navigateBack()
  if (window.history.length > 1) return window.history.back()
  void closeByApp().then((isClosed) => isClosed || go('home', {}))
}

/** A page that our app opened by itself is closed by the app. */
async function closeByApp(): Promise<boolean> {
  const app = await findNativeApp()
  if (!app?.can('close')) return false
  return app.ask('close', null).then(
    () => true,
    () => false,
  )
}

/** Loads the current page anew. */
export const reload: Navigation['reload'] = () => window.location.reload()

/** Changes the query of the current address without loading anything. */
export const replaceQuery: Navigation['replaceQuery'] = (query) => {
  const text = queryText(query)
  const path = window.location.pathname
  window.history.replaceState(window.history.state, '', text === '' ? path : `${path}?${text}`)
}

const isForeign = (url: string) => new URL(url, window.location.href).origin !== window.location.origin

async function openByApp(url: string): Promise<void> {
  const app = await findNativeApp()
  if (!app?.can('openExternal')) return window.location.assign(url)
  await app.ask('openExternal', { url }).catch(() => window.location.assign(url))
}

/** Leaves for an address outside the app; our own app opens foreign ones outside its web view. */
export const leaveTo: Navigation['leaveTo'] = (url) => {
  if (isForeign(url)) void openByApp(url)
  else window.location.assign(url)
}
