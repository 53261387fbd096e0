import Taro from '@tarojs/taro'
import { whenStepsGone } from './back-steps'
import { credentials } from '../credentials'
import { findNativeApp } from '../native-app'
import { tabStorage } from '../storage'
import { traits } from '../device/traits'
import type { Relaunch } from './contract'

/** The page anew in the same load, which alone still knows who is signed in and what was about to be done. */
const openAnew = () => void Taro.redirectTo({ url: window.location.pathname + window.location.search })

async function tellApp(): Promise<void> {
  const app = await findNativeApp()
  if (app?.can('signedOut')) await app.ask('signedOut', null).catch(() => {})
}

/** H5 loads the page anew after login, and replaces it with Explore after logout; our own app is told before. */
export const relaunch: Relaunch = {
  afterLogin() {
    const isOfThisLoad = credentials.hasUnkept() || tabStorage.hasUnkept()
    whenStepsGone(isOfThisLoad ? openAnew : () => window.location.reload())
  },
  afterLogout() {
    const leave = () => whenStepsGone(() => window.location.replace('/home'))
    if (traits.surface === 'app') void tellApp().then(leave)
    else leave()
  },
}
