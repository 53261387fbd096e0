import type { HelpOrigin } from '@/contract/help'

/** The articles that are common where help is opened, by their ids. They are shown in the order of all articles. */
export const commonArticles: Readonly<Record<HelpOrigin, readonly string[]>> = {
  home: [
    'search-hotels',
    'how-to-book',
    'find-bookings',
    'payment-methods',
    'cancel-booking',
    'what-is-a-voucher',
    'what-assistant-can-do',
    'talk-to-a-person',
  ],
  profile: [
    'find-bookings',
    'invoice',
    'refund-progress',
    'wallet',
    'give-voucher',
    'password',
    'vip',
    'delete-account',
  ],
  hotel: [
    'prices-and-taxes',
    'price-changed',
    'sold-out',
    'hotel-facilities',
    'how-to-book',
    'special-requests',
    'free-cancellation',
    'are-reviews-real',
  ],
  product: [
    'what-is-a-voucher',
    'buy-voucher',
    'book-a-date',
    'voucher-difference',
    'voucher-expiry',
    'refund-voucher',
    'mix-order',
    'payment-methods',
  ],
  order: [
    'confirmation',
    'change-booking',
    'check-in',
    'time-to-pay',
    'cancel-booking',
    'free-cancellation',
    'waiver',
    'refund-progress',
  ],
  lost: [
    'search-hotels',
    'find-bookings',
    'find-order-as-guest',
    'sign-in',
    'no-code',
    'password',
    'talk-to-a-person',
    'something-broken',
  ],
}

const origins: readonly HelpOrigin[] = ['home', 'profile', 'hotel', 'product', 'order', 'lost']

/** From where an article is common. */
export const originsOf = (id: string): HelpOrigin[] => origins.filter((origin) => commonArticles[origin].includes(id))
