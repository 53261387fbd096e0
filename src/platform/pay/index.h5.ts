import type { HostPayment } from './contract'

/** What WeChat puts into the pages of its browser. */
interface WechatWindow {
  readonly WeixinJSBridge?: { invoke(name: string, options: object, onEnd: () => void): void }
}

/** WeChat's return to our page after it has identified the payer; taken out of the address once. */
function takeCode(): string | null {
  const address = new URL(window.location.href)
  const code = address.searchParams.get('code')
  if (code === null) return null
  for (const name of ['code', 'state']) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
  return code
}

/** By WeChat's own sheet in its browser; other browsers are sent to pages. */
export const hostPayment: HostPayment = {
  payerCode: async (channel) => (channel === 'wechat' ? takeCode() : null),
  request: (params) =>
    new Promise((resolve) => {
      const bridge = (window as WechatWindow).WeixinJSBridge
      if (bridge) bridge.invoke('getBrandWCPayRequest', params, () => resolve())
      else resolve()
    }),
}
