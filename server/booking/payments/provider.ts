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
export interface Charge {
  readonly bankOrderId: string
  readonly amountMinor: number
  readonly currencyCode: string
  /** What it is for, as the traveler's bank or wallet may show it. */
  readonly title: string
  /** Path of our page to which the traveler returns. */
  readonly returnPath: string
  readonly expireAt: Date
  /** Distinguishes browser and mini-programs. */
  readonly appType: string
}

/** Names a charge by our id and by the provider's own, where it has one. */
export interface ChargeName {
  readonly bankOrderId: string
  readonly providerRef: string | null
}

/** How a charge stands in the provider's own books. */
export interface ChargeReport {
  readonly state: 'unknown' | 'open' | 'paid' | 'declined' | 'closed' | 'refunded'
  readonly amountMinor: number
  readonly currencyCode: string
}

/** Money that a provider must send back; the same refundId is the same refund, however often it is sent. */
export interface RefundOrder extends ChargeName {
  readonly refundId: string
  readonly amountMinor: number
  /** What the charge collected. */
  readonly totalMinor: number
  readonly currencyCode: string
}

/** How a refund stands in the provider's own books: unknown where it never arrived there, failed with the provider's reason. */
export interface RefundReport {
  readonly state: 'unknown' | 'pending' | 'waiting_for_balance' | 'done' | 'failed'
  readonly failReason: string | null
}

/** What a provider allows of refunds. */
export interface RefundRules {
  /** Least time between two refunds of one charge, in ms. */
  readonly gapMs: number
  /** Most refunds of one charge. */
  readonly most: number
  /** How long after the payment money can be sent back, in ms. */
  readonly withinMs: number
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
  readonly refundRules: RefundRules
  /** Makes the charge known to the provider; resolves the provider's own name for it, null where it has none. */
  createCharge(charge: Charge): Promise<string | null>
  /** Returns where the traveler pays a charge; appType distinguishes browser and mini-programs. */
  payUrl(charge: ChargeName, appType: string): Promise<string>
  /** Makes sure that a charge can't be paid any more; 'paid' where that comes too late. */
  closeCharge(charge: ChargeName): Promise<'closed' | 'paid'>
  queryCharge(charge: ChargeName): Promise<ChargeReport>
  refundCharge(refund: RefundOrder): Promise<RefundReport>
  queryRefund(refund: RefundOrder): Promise<RefundReport>
  verifyCallback(callback: IncomingCallback): CallbackVerdict
}

/** The provider of a channel; throws 409 channel_unavailable where this server does not offer it. */
export function providerOf({ payments }: Pick<Services, 'payments'>, channel: PayChannel): PaymentProvider {
  const provider = payments.find((one) => one.channel === channel)
  if (!provider) throw conflict('channel_unavailable', 'This way to pay is not available now.')
  return provider
}
