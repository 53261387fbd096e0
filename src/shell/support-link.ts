import type { HelpOrigin } from '@/contract/help'
import { go, hrefOf } from '@/platform/navigation'

/** The way to customer support from a page; id names its hotel, SKU or order. */
export const supportLink = (from: HelpOrigin, id?: string) => ({
  href: hrefOf('support', {}, { from, id }),
  onOpen: () => go('support', {}, { from, id }),
})
