import { miniPages } from '../../../config/routes'

interface WebViewWindow {
  /** WeChat's script, where the page has loaded it. */
  readonly wx?: { readonly miniProgram?: { navigateTo(options: { url: string }): void } }
  /** What WeChat itself puts into every web view; its script stands on this. */
  readonly WeixinJSBridge?: { invoke(name: string, options: object): void }
}

/** Opens the mini-program's native login page from its web view, told where to come back to and for whom; answers false where WeChat offers no way. */
export function openMiniLogin(deviceId: string): boolean {
  const { wx, WeixinJSBridge } = window as WebViewWindow
  const returnTo = encodeURIComponent(window.location.href)
  const url = `/${miniPages.login.page}?returnTo=${returnTo}&deviceId=${encodeURIComponent(deviceId)}`
  if (wx?.miniProgram) wx.miniProgram.navigateTo({ url })
  else if (WeixinJSBridge) WeixinJSBridge.invoke('invokeMiniProgramAPI', { name: 'navigateTo', arg: { url } })
  else return false
  return true
}
