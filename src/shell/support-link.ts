import type { HelpOrigin } from '@/contract/help'
import { supportQuery } from '@/domain/support/address'
import { go, hrefOf } from '@/platform/navigation'

/** The way to customer support from a page; id names its hotel, SKU or order. */
export function supportLink(from: HelpOrigin, id = '') {
  const query = supportQuery({ origin: { from, id }, dialogId: '', room: 'assistant' })
  return { href: hrefOf('support', {}, query), onOpen: () => go('support', {}, query) }
}
