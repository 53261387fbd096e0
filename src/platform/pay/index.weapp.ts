import Taro from '@tarojs/taro'
import type { HostPayment } from './contract'

/** By WeChat's own sheet. It fails on "cancel" even where the money was taken just before. */
export const hostPayment: HostPayment = {
  payerCode: async (channel) => (channel === 'wechat' ? (await Taro.login()).code : null),
  request: async (params) => {
    if (!('paySign' in params)) return
    const { appId: _ours, ...signed } = params
    await Taro.requestPayment(signed).catch(() => undefined)
  },
}
