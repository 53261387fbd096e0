import type { Services } from '../../../kernel/services'
import { type PaymentProvider, PROVIDER_TIMEOUT_MS } from '../provider'
import { alipayProvider } from './alipay'
import { stripeProvider } from './stripe'
import { wechatProvider } from './wechat'

/**
 * The payment providers whose settings are complete, in the order in which the payment page lists them. A call without a
 * reply within `timeoutMs` throws ProviderUnreachable.
 */
export function configuredProviders(
  services: Pick<Services, 'env' | 'clock' | 'random'>,
  timeoutMs: number = PROVIDER_TIMEOUT_MS,
): PaymentProvider[] {
  const { alipay, stripe, wechat } = services.env.payments
  return [
    ...(wechat ? [wechatProvider(services, wechat, timeoutMs)] : []),
    ...(alipay ? [alipayProvider(services, alipay, timeoutMs)] : []),
    ...(stripe ? [stripeProvider(services, stripe, timeoutMs)] : []),
  ]
}
