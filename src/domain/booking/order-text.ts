import type { PayChannel } from '@/contract/payment'

/** Text of how soon a hotel confirms a booking; 0 minutes or fewer is at once. */
export function confirmText(confirmMinutes: number): string {
  if (confirmMinutes <= 0) return 'Confirmed instantly'
  const [amount, unit] = confirmMinutes < 60 ? [confirmMinutes, 'minute'] : [Math.ceil(confirmMinutes / 60), 'hour']
  return `Confirmed within ${amount} ${unit}${amount === 1 ? '' : 's'}`
}

const names: Record<PayChannel, string> = {
  sandbox: 'Practice payment',
  stripe: 'Card',
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
}

/** Name of a payment channel, as shown to the traveler. */
export function payChannelName(channel: PayChannel): string {
  return names[channel]
}

/** Typed text without what nobody sees: one line, no control or direction characters, no lone surrogates, single spaces. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Typed text like cleanText's, but its lines stay apart; empty lines at both ends go. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(cleanText)
    .join('\n')
    .trim()
}
