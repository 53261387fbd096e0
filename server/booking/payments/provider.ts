import type { PayChannel, PayStart } from '@/contract/payment'
import type { DisputeState } from '@/domain/orders/dispute'
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
  /** Path of our page for a traveler who turns back without paying. */
  readonly cancelPath: string
  readonly openedAt: Date
  readonly expireAt: Date
}

/** Who pays, as far as a provider needs it. */
export interface Payer {
  /** Distinguishes browsers, apps and mini-programs. */
  readonly appType: string
  readonly ip: string
  /** Whether their browser is on a desktop, where no wallet's app can be opened. */
  readonly isDesktop: boolean
  /** One-time login code of the host in which they pay. */
  readonly hostCode: string | null
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

/** What a provider reports of its own accord, by a callback. */
export type ProviderEvent =
  | ({ readonly kind: 'payment' } & PaymentReport)
  | ({ readonly kind: 'refund' } & ReportedRefund)
  | { readonly kind: 'dispute'; readonly bankOrderId: string; readonly state: DisputeState }

/** The end of an attempt at its provider. */
export interface PaymentReport {
  readonly bankOrderId: string
  readonly outcome: 'paid' | 'declined'
  readonly amountMinor: number
  readonly currencyCode: string
  readonly failMessage: string | null
}

/** A refund in a provider's books; refundId is null where it was made there and not by us. */
export interface ReportedRefund {
  readonly bankOrderId: string
  readonly refundId: string | null
  /** The provider's own name for it. */
  readonly providerRefundId: string
  readonly amountMinor: number
  readonly currencyCode: string
  readonly report: RefundReport
}

/** A callback as it came. */
export interface IncomingCallback {
  header(name: string): string | null
  readonly rawBody: Buffer
}

/** What a callback reports. A probe is a wrong signature that the provider sends on purpose; foreign is a genuine message for another merchant. The event is null where it is none of ours. */
export type CallbackReading =
  | { readonly verdict: 'forged' | 'stale' | 'probe' | 'foreign' }
  | { readonly verdict: 'genuine'; readonly eventId: string; readonly event: ProviderEvent | null }

/** What a provider wants to be sent once its callback has been taken in. */
export interface CallbackReply {
  readonly contentType: string
  readonly body: string
}

/** One way to pay. Every call may be repeated with the same ids and then changes nothing; each throws ProviderUnreachable where the provider does not reply. */
export interface PaymentProvider {
  readonly channel: PayChannel
  /** A line about it for the payment page. */
  readonly hint: string
  readonly refundRules: RefundRules
  readonly callbackReply: CallbackReply
  /** Whether what a host needs is configured; hosts are distinguished by their appType. */
  isReadyFor(appType: string): boolean
  /** Makes a charge known to the provider, where that is possible before the payer is known; resolves the provider's own name for it, null where it has none. */
  createCharge(charge: Charge): Promise<string | null>
  /** Returns where or with what the traveler pays a charge: a page, the host's call or a code to scan. */
  startPayment(charge: Charge & ChargeName, payer: Payer): Promise<PayStart>
  /** Makes sure that a charge can't be paid any more; 'paid' where that comes too late. */
  closeCharge(charge: ChargeName): Promise<'closed' | 'paid'>
  queryCharge(charge: ChargeName): Promise<ChargeReport>
  refundCharge(refund: RefundOrder): Promise<RefundReport>
  queryRefund(refund: RefundOrder): Promise<RefundReport>
  /** Reads a callback; only a genuine one leads to a call of the provider. */
  readCallback(callback: IncomingCallback): Promise<CallbackReading>
}

/** The provider of a channel; throws 409 channel_unavailable where this server does not offer it. */
export function providerOf({ payments }: Pick<Services, 'payments'>, channel: PayChannel): PaymentProvider {
  const provider = payments.find((one) => one.channel === channel)
  if (!provider) throw conflict('channel_unavailable', 'This way to pay is not available now.')
  return provider
}

/** How long a provider has for a reply, in ms. */
export const PROVIDER_TIMEOUT_MS = 10_000

/** Path to which a provider sends its callbacks. */
export const callbackPath = (channel: PayChannel): string => `/api/payment/callback/${channel}`

/** A provider did not reply, or not as it should; whether it did what was requested is unknown. */
export class ProviderUnreachable extends Error {
  constructor(channel: PayChannel, cause: unknown) {
    super(`${channel}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
