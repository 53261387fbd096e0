import type { AppType, Surface } from '@/domain/app/surface'

/** What this host is and can do, as data. */
export interface HostTraits {
  readonly host: 'h5' | 'weapp' | 'alipay' | 'tt'
  /** Where the app runs: one of the mini-programs, our native app, a web view inside a mini-program, a messaging app, or a browser. */
  readonly surface: Surface
  /** What the app-type header, the event log and the recent-view log report. */
  readonly appType: AppType
  /** Version of the native app around us, null elsewhere. */
  readonly appVersion: string | null
  readonly isMini: boolean
  /** Links are real addresses that the host can open. */
  readonly hasHref: boolean
  readonly hasPatch: boolean
  /** Pages draw the tab bar themselves; elsewhere the host places it. */
  readonly drawsTabBar: boolean
  /** Signing in is a popup over the page, or a page of the host's own; where that one cannot be opened, the popup stands in. */
  readonly loginPlace: 'popup' | 'page'
}

/** Facts of the device that the event log reports. */
export interface DeviceFacts {
  readonly browser: string
  readonly os: string
  readonly language: string
  readonly widthPx: number
  readonly heightPx: number
}

/** A position in degrees (WGS 84). */
interface GeoPosition {
  readonly lat: number
  readonly lng: number
}

/** Returns the host's position; the host requests permission the first time. Rejects where refused, impossible or slower than 10 seconds. Only called after a tap. */
export type FindPosition = () => Promise<GeoPosition>

/** Reports whether there is a connection, now and on each change; returns a function that unsubscribes. */
export type WatchOnline = (listener: (isOnline: boolean) => void) => () => void
