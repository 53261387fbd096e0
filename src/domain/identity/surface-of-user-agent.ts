/** Where one and the same web build can find itself; mini-program stands for the native builds. */
export type Surface = 'app' | 'mini-web-view' | 'messaging-browser' | 'browser' | 'mini-program'

/** What a user agent says about where we run. */
export interface SurfaceFacts {
  readonly surface: Surface
  readonly appType: string
  readonly appVersion: string | null
}

const web = { appType: 'web', appVersion: null }

/** Reads a user agent once. The native app adds `Staylark/<version> (iOS|Android)`; WeChat marks its web views with `miniProgram`. */
export function surfaceOfUserAgent(userAgent: string): SurfaceFacts {
  const app = /\bStaylark\/(\d+(?:\.\d+)*) \((iOS|Android)\)/.exec(userAgent)
  if (app) return { surface: 'app', appType: app[2] === 'iOS' ? 'ios' : 'android', appVersion: app[1] ?? null }
  if (/miniProgram|MiniProgram|ToutiaoMicroApp/.test(userAgent)) return { surface: 'mini-web-view', ...web }
  if (/MicroMessenger/.test(userAgent)) return { surface: 'messaging-browser', ...web }
  return { surface: 'browser', ...web }
}
