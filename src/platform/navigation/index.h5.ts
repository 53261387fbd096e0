import Taro from '@tarojs/taro'
import type { GoHow, Navigation, OpenGateway, OpeningListener } from './contract'
import { noteAddress, whenStepsGone, whenStill } from './back-steps'
import { loadWhenIdle } from '../chunks/load-when-idle'
import { credentials } from '../credentials'
import { findNativeApp } from '../native-app'
import { forgetHead } from './forget-head'
import { isTab, queryText, textFields, webUrl } from './url'

/** Address of a route, for links and shares. */
export const hrefOf: Navigation['hrefOf'] = (name, params, query) => webUrl(name, params, query)

let announce: OpeningListener = () => {}

/** One listener for the app. */
export const onOpening: Navigation['onOpening'] = async (loadListener) => {
  announce = (await loadWhenIdle(loadListener)) ?? announce
}

/** Opens a route; tabs by a full page load (spec §2), except where that would lose a sign-in that the browser refuses to keep. */
export const go: Navigation['go'] = (name, params, query, how = 'push') => {
  const url = webUrl(name, params, query)
  if (isTab(name) && !credentials.hasUnkept()) return whenStepsGone(() => load(url, how))
  announce(name, textFields({ ...params, ...query }))
  forgetHead()
  if (how === 'push') whenStill(() => void Taro.navigateTo({ url }))
  else whenStepsGone(() => void Taro.redirectTo({ url }))
}

function load(url: string, how: GoHow): void {
  if (how === 'push') window.location.assign(url)
  else window.location.replace(url)
}

/** Back to the page before, or to Explore; Taro's own way would reload a page that was opened directly. */
export const back: Navigation['back'] = () => whenStepsGone(leavePage)

function leavePage(): void {
  if (Taro.getCurrentPages().length > 1) return void Taro.navigateBack()
  if (window.history.length > 1) return window.history.back()
  void closeByApp().then((isClosed) => isClosed || go('home', {}))
}

/** A page that our app opened by itself is closed by the app. */
async function closeByApp(): Promise<boolean> {
  const app = await findNativeApp()
  if (!app?.can('close')) return false
  return app.call('close', null).then(
    () => true,
    () => false,
  )
}

/** Reloads the current page. */
export const reload: Navigation['reload'] = () => whenStepsGone(() => window.location.reload())

/** Changes the query of the current address without loading anything. */
export const replaceQuery: Navigation['replaceQuery'] = (query) => {
  const text = queryText(query)
  const path = window.location.pathname
  window.history.replaceState(window.history.state, '', text === '' ? path : `${path}?${text}`)
  noteAddress()
}

const isForeign = (url: string) => new URL(url, window.location.href).origin !== window.location.origin

async function openByApp(url: string): Promise<void> {
  const app = await findNativeApp()
  const assign = () => whenStepsGone(() => window.location.assign(url))
  if (!app?.can('openExternal')) return assign()
  await app.call('openExternal', { url }).catch(assign)
}

/** Leaves for an address outside the app; our own app opens foreign ones outside its web view. */
export const leaveTo: Navigation['leaveTo'] = (url) => {
  if (isForeign(url)) void openByApp(url)
  else whenStepsGone(() => window.location.assign(url))
}

/** The gateway uses the whole window and sends the traveler back. */
export const openGateway: OpenGateway = (payUrl) => whenStepsGone(() => window.location.assign(payUrl))
