import { surfaceOfUserAgent } from '@/domain/app/surface'
import type { DeviceFacts, HostTraits } from './contract'

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Name of the operating system in a user agent, or an empty string. */
export const osOfUserAgent = (userAgent: string): string => systems.find(([mark]) => mark.test(userAgent))?.[1] ?? ''

const found = surfaceOfUserAgent(navigator.userAgent)

/** A browser, or what looks like one. */
export const traits: HostTraits = {
  host: 'h5',
  surface: found.surface,
  appType: found.appType,
  appVersion: found.appVersion,
  isMini: false,
  hasHref: true,
  hasPatch: true,
  drawsTabBar: true,
  loginPlace: found.surface === 'app' || found.appType === 'web-weapp' ? 'page' : 'popup',
}

/** Reads facts of the device on demand. */
export function deviceFacts(): DeviceFacts {
  return {
    browser: navigator.userAgent.slice(0, 300),
    os: osOfUserAgent(navigator.userAgent),
    language: navigator.language,
    widthPx: Math.round(window.innerWidth),
    heightPx: Math.round(window.innerHeight),
  }
}
