/** Where one and the same web build can find itself; mini-program stands for the native builds. */
export type Surface = 'app' | 'mini-web-view' | 'messaging-browser' | 'browser' | 'mini-program'

/** What is reported of where we run, in the app-type header and in every log (spec §7): the app by its system, the mini-program by its name, or `web`, with the app around it where that is known. */
export type AppType =
  | 'ios'
  | 'android'
  | 'weapp'
  | 'alipay'
  | 'tt'
  | 'web'
  | 'web-wechat'
  | 'web-weapp'
  | 'web-alipay'
  | 'web-tt'

/** Facts about the surface that a user agent reveals. */
export interface SurfaceFacts {
  readonly surface: Surface
  readonly appType: AppType
  readonly appVersion: string | null
}

const on = (surface: Surface, appType: AppType): SurfaceFacts => ({ surface, appType, appVersion: null })

/** Whether a user agent is a browser on a desktop system, where no wallet's app can be opened. An iPad that requests desktop pages counts as one. */
export const isDesktopBrowser = (userAgent: string): boolean =>
  /Windows NT|Macintosh|X11; (?:Linux|CrOS)/.test(userAgent) && !/Mobile|Android/.test(userAgent)

const isMiniWebView = (userAgent: string) => /miniProgram/i.test(userAgent)

/** Reads a user agent once. The native app adds `Staylark/<version> (iOS|Android)`; WeChat and Alipay mark a mini-program's web view with `miniProgram`, Douyin and Toutiao with `ToutiaoMicroApp`. */
export function surfaceOfUserAgent(userAgent: string): SurfaceFacts {
  const app = /\bStaylark\/(\d+(?:\.\d+)*) \((iOS|Android)\)/.exec(userAgent)
  if (app) return { ...on('app', app[2] === 'iOS' ? 'ios' : 'android'), appVersion: app[1] ?? null }
  if (/ToutiaoMicroApp/.test(userAgent)) return on('mini-web-view', 'web-tt')
  if (/AlipayClient/.test(userAgent))
    return isMiniWebView(userAgent) ? on('mini-web-view', 'web-alipay') : on('browser', 'web')
  if (/MicroMessenger/.test(userAgent))
    return isMiniWebView(userAgent) ? on('mini-web-view', 'web-weapp') : on('messaging-browser', 'web-wechat')
  return on('browser', 'web')
}
