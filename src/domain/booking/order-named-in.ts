/** The order that a refusal's data names, so that the traveller can be led to it. */
export interface NamedOrder {
  readonly orderid: string
  readonly payId: string | null
}

/** Reads the order out of a refusal's data; null where none is named. */
export function orderNamedIn(data: unknown): NamedOrder | null {
  if (typeof data !== 'object' || data === null || !('orderid' in data)) return null
  if (typeof data.orderid !== 'string') return null
  return { orderid: data.orderid, payId: 'payId' in data && typeof data.payId === 'string' ? data.payId : null }
}
