import type { DeviceFacts, HostTraits } from './contract'

/** Traits of an unknown browser: what is rendered for it fits all. */
export const traits: HostTraits = {
  host: 'h5',
  surface: 'browser',
  appType: 'web',
  appVersion: null,
  isMini: false,
  hasHref: true,
  hasPatch: true,
  drawsTabBar: true,
  loginPlace: 'popup',
}

/** There is no device. */
export const deviceFacts = (): DeviceFacts => ({ browser: '', os: '', language: '', widthPx: 0, heightPx: 0 })
