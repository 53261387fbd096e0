/** Refunds are sent at least this many days before a provider's window ends, so that a failed one can be retried. */
export const REFUND_MARGIN_DAYS = 30

const DAY_MS = 86_400_000

/**
 * How the refund of a voucher that expires unused goes back: by the provider that was paid, or to an account that its buyer names,
 * where some provider would no longer send it. All in ms; `lastsMs` from the earliest payment to the expiry, `withinMs` the narrowest
 * time after a payment within which the configured providers send money back, Infinity without a limit.
 */
export const refundWayAtEnd = (lastsMs: number, withinMs: number): 'provider' | 'transfer' =>
  lastsMs <= withinMs - REFUND_MARGIN_DAYS * DAY_MS ? 'provider' : 'transfer'
