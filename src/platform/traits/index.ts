import type { HostTraits } from './contract'

export { deviceFacts } from './mini-device-facts'

const host = process.env.TARO_ENV as Exclude<HostTraits['host'], 'h5'>

/** A mini-program; the app-type header carries its name. */
export const traits: HostTraits = {
  host,
  surface: 'mini-program',
  appType: host,
  appVersion: null,
  isMini: true,
  hasHref: false,
  hasPatch: false,
  drawsTabBar: false,
  loginPlace: host === 'weapp' ? 'page' : 'popup',
}
