import type { PayChannel } from '@/contract/payment'
import { conflict } from '../../kernel/errors'
import type { Services } from '../../kernel/services'

declare module '../../kernel/services' {
  interface Services {
    /** The ways to pay that this server offers. */
    readonly payments: readonly PaymentProvider[]
  }
}

/** What a provider must collect. */
interface Charge {
  readonly bankOrderId: string
  readonly amountMinor: number
  readonly currencyCode: string
  /** Path of our page to which the traveler returns. */
  readonly returnPath: string
}

/** How a charge stands in the provider's own books. */
export interface ChargeReport {
  readonly state: 'unknown' | 'open' | 'paid' | 'declined' | 'closed' | 'refunded'
  readonly amountMinor: number
  readonly currencyCode: string
}

/** What to make of a callback's signature. */
export type CallbackVerdict = 'genuine' | 'forged' | 'stale'

/** A callback as it came. */
export interface IncomingCallback {
  header(name: string): string | null
  readonly rawBody: Buffer
}

/** One way to pay. Every call may be repeated with the same ids and then changes nothing. */
export interface PaymentProvider {
  readonly channel: PayChannel
  /** A line about it for the payment page. */
  readonly hint: string
  createCharge(charge: Charge): Promise<void>
  /** Returns where the traveler pays a charge; appType distinguishes browser and mini-programs. */
  payUrl(bankOrderId: string, appType: string): string
  /** Makes sure that a charge can't be paid any more; 'paid' where that comes too late. */
  closeCharge(bankOrderId: string): Promise<'closed' | 'paid'>
  verifyCallback(callback: IncomingCallback): CallbackVerdict
  refund(bankOrderId: string, amountMinor: number, refundId: string): Promise<void>
  queryCharge(bankOrderId: string): Promise<ChargeReport>
}

/** The provider of a channel; throws 409 channel_unavailable where this server does not offer it. */
export function providerOf({ payments }: Pick<Services, 'payments'>, channel: PayChannel): PaymentProvider {
  const provider = payments.find((one) => one.channel === channel)
  if (!provider) throw conflict('channel_unavailable', 'This way to pay is not available now.')
  return provider
}
