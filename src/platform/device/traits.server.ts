import type { DeviceFacts, HostTraits } from './contract'

/** A browser that nothing is known of: what is drawn for it fits them all. */
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
