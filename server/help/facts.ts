import { payChannelName } from '@/domain/booking/order-text'
import type { Env } from '../kernel/config/env'

/** What articles name of a server's settings. */
export interface HelpFacts {
  /** How long rooms are held for payment. */
  readonly holdMinutes: number
  readonly mostUnpaidOrders: number
  readonly passwordLength: { readonly min: number; readonly max: number }
  readonly support: { readonly email: string; readonly phone: string | null }
  /** Names of the payment services that are configured. */
  readonly payWays: readonly string[]
}

/** The settings that articles name. */
export function helpFactsOf({ holdMinutes, mostUnpaidOrders, passwordLength, support, payments }: Env): HelpFacts {
  const { wechat, alipay, stripe } = payments
  const payWays = [
    ...(wechat ? [payChannelName('wechat')] : []),
    ...(alipay ? [payChannelName('alipay')] : []),
    ...(stripe ? [payChannelName('stripe')] : []),
  ]
  return { holdMinutes, mostUnpaidOrders, passwordLength, support, payWays }
}
