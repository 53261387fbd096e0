import type { Services } from '../../../kernel/services'
import type { PaymentProvider } from '../provider'
import { alipayProvider } from './alipay'
import { stripeProvider } from './stripe'
import { wechatProvider } from './wechat'

/** The payment providers whose settings are complete, in the order in which the payment page lists them. */
export function configuredProviders(services: Pick<Services, 'env' | 'clock' | 'random'>): PaymentProvider[] {
  const { alipay, stripe, wechat } = services.env.payments
  return [
    ...(wechat ? [wechatProvider(services, wechat)] : []),
    ...(alipay ? [alipayProvider(services, alipay)] : []),
    ...(stripe ? [stripeProvider(services, stripe)] : []),
  ]
}
