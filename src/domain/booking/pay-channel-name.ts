import type { PayChannel } from '@/contract/payment'

const names: Record<PayChannel, string> = { sandbox: 'Practice payment' }

/** A way to pay in the traveller's words. */
export function payChannelName(channel: PayChannel): string {
  return names[channel]
}
