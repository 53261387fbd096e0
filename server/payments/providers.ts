import type { PayChannel } from '@/contract/payment'
import { conflict } from '../kernel/errors'
import { sandboxProvider } from '../sandbox/sandbox-provider'
import type { Services } from '../kernel/services'
import type { PaymentProvider } from './payment-provider'

/** The ways to pay that this server offers; the practice gateway is none of them in production. */
export function paymentProviders(services: Services): PaymentProvider[] {
  return services.env.isProductionLike ? [] : [sandboxProvider(services)]
}

/** The provider of a channel; throws 409 channel_unavailable where this server does not offer it. */
export function providerOf(services: Services, channel: PayChannel): PaymentProvider {
  const provider = paymentProviders(services).find((one) => one.channel === channel)
  if (!provider) throw conflict('channel_unavailable', 'This way to pay is not available now.')
  return provider
}
