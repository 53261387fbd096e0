import Taro from '@tarojs/taro'
import type { HostPayment } from './contract'

/** By Alipay's own sheet, which reports cancel and failure as success with a code. */
export const hostPayment: HostPayment = {
  // Taro's login is my.getAuthCode here, for the scope that needs no prompt.
  payerCode: async (channel) => (channel === 'alipay' ? (await Taro.login()).code : null),
  request: async (params) => {
    if ('tradeNO' in params) await Taro.tradePay({ tradeNO: params.tradeNO }).catch(() => undefined)
  },
}
