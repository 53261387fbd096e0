/** What WeChat's own payment call takes, as the server signed it. */
export interface WechatSheet {
  readonly appId: string
  readonly timeStamp: string
  readonly nonceStr: string
  readonly package: string
  readonly signType: 'RSA'
  readonly paySign: string
}

/** What Alipay's own payment call takes. */
export interface AlipaySheet {
  readonly tradeNO: string
}

/** Paying by the host's own call, where a channel is paid that way. */
export interface HostPayment {
  /** The host's one-time login code, by which the server learns who pays; null where this channel needs none here. */
  payerCode(channel: string): Promise<string | null>
  /** Lets the host collect a payment; resolves when its sheet is closed, however that came. Only the server knows the outcome. */
  request(sheet: WechatSheet | AlipaySheet): Promise<void>
}
