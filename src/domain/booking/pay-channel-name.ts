import type { PayChannel } from '@/contract/payment'

const names: Record<PayChannel, string> = { sandbox: 'Practice payment' }

/** Name of a payment channel, as shown to the traveler. */
export function payChannelName(channel: PayChannel): string {
  return names[channel]
}
