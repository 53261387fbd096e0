import type { PayChannel } from '@/contract/payment'
import type { PeerFault } from './peer-server'

/** What a test changes of a callback. */
export interface CallbackChange {
  readonly amountMinor?: number
  readonly currencyCode?: string
  readonly merchant?: string
  /** Seconds between its signature and now. */
  readonly signedAgo?: number
  readonly isForged?: boolean
}

/** A callback as the provider would post it. */
export interface PeerCallback {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A charge in the provider's own books. */
export interface PeerCharge {
  readonly state: 'open' | 'paid' | 'declined' | 'closed'
  readonly amountMinor: number
  readonly refundedMinor: number
}

/** A local stand-in of a payment provider, that speaks its public protocol with real signatures. */
export interface PaymentPeer {
  readonly channel: Exclude<PayChannel, 'sandbox'>
  /** Settings with which a server reaches it. */
  readonly env: Readonly<Record<string, string>>
  /** How often a call is sent before it counts as failed. */
  readonly tries: number
  charge(bankOrderId: string): PeerCharge | undefined
  /** The payer opens the page of a charge; providers that learn of charges only then have it in their books after this. */
  visit?(payUrl: string): void
  /** The payer pays, or their bank refuses. */
  decide(bankOrderId: string, outcome: 'paid' | 'declined'): void
  /** The callback about how a charge ended. */
  chargeCallback(bankOrderId: string, change?: CallbackChange): PeerCallback
  /** Refunds a charge in the provider's own dashboard; returns the provider's name of the refund. */
  refundInDashboard(bankOrderId: string, amountMinor: number): string
  /** The callback about the newest refund of a charge. */
  refundCallback(bankOrderId: string): PeerCallback
  /** Refuses the refunds from now on, or takes them again. */
  refuseRefunds(isRefusing: boolean): void
  /** What calls that send a refund look like. */
  readonly refundCalls: RegExp
  failNext(fault: PeerFault, times?: number, match?: RegExp): void
  recover(): void
  close(): Promise<void>
}
