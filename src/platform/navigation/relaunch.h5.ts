import Taro from '@tarojs/taro'
import { whenStepsGone } from './back-steps'
import { credentials } from '../credentials'
import { hasHeldFiles } from '../files/held-files'
import { findNativeApp } from '../native-app'
import { tabStorage } from '../storage'
import { traits } from '../device/traits'
import type { Relaunch } from './contract'

/** Reopens the page in the same load, which alone still has the user and the pending action, or files to send. */
const reopen = () => void Taro.redirectTo({ url: window.location.pathname + window.location.search })

async function notifyApp(): Promise<void> {
  const app = await findNativeApp()
  if (app?.can('signedOut')) await app.call('signedOut', null).catch(() => {})
}

/** H5 reloads the page after login, and replaces it with Explore after logout; our own app is informed before. */
export const relaunch: Relaunch = {
  afterLogin() {
    const isOfThisLoad = credentials.hasUnkept() || tabStorage.hasUnkept() || hasHeldFiles()
    whenStepsGone(isOfThisLoad ? reopen : () => window.location.reload())
  },
  afterLogout() {
    const leave = () => whenStepsGone(() => window.location.replace('/home'))
    if (traits.surface === 'app') void notifyApp().then(leave)
    else leave()
  },
}
