import type { SupportOrigin } from '@/contract/dialog'
import type { HelpOrigin } from '@/contract/help'

const tipsByOrigin: Readonly<Record<HelpOrigin, readonly string[]>> = {
  home: [
    'Find a hotel in Kyoto for next weekend',
    'Hotels in Shanghai with a pool under 1000 a night',
    'How does free cancellation work?',
    'Show my orders',
  ],
  profile: ['Show my orders', 'Where is my refund?', 'How do I use a voucher?', 'How do I delete my account?'],
  hotel: [
    'What does it cost next weekend?',
    'When is check-in and check-out?',
    'Is breakfast included?',
    'What are the cancellation terms?',
  ],
  product: ['How do I use this voucher?', 'Can a voucher be refunded?', 'Show more vouchers', 'Show my orders'],
  order: ['What does it cost to cancel?', 'Where is my refund?', 'How do I get an invoice?', 'Talk to a person'],
  lost: ['Find a hotel in Kyoto for next weekend', 'Show my orders', 'How do I sign in?', 'Talk to a person'],
}

/** Returns questions to begin a dialog with, by where it is opened from. */
export function startTips(origin: SupportOrigin | null): string[] {
  return [...tipsByOrigin[origin?.from ?? 'home']]
}
