import { countryHeaders } from '../kernel/http/regions'
import type { Env } from '../kernel/config/env'
import { holds } from '../kernel/http/replies'
import { isSecretAddress, type PageAsker } from './asked-page'
import { bestEncoding, type EncodedPage, type PageEncoding } from './encode-page'

/** How a page goes to somebody: in an encoding, or not at all where they hold it still. */
export type PageForm = PageEncoding | 'held'

/** What is said of a page before its bytes. */
export interface PageHead {
  readonly status: 200 | 304 | 404
  /** Beside those that every answer has. */
  readonly headers: Readonly<Record<string, string>>
}

/** The form in which a page goes to whoever asks for it. */
export function formFor({ status, etag }: EncodedPage, { url, headers }: Pick<PageAsker, 'url' | 'headers'>): PageForm {
  if (status === 200 && holds({ headers }, etag) && !isSecretAddress(url)) return 'held'
  return bestEncoding(headers['accept-encoding']?.toString() ?? '')
}

/** Says of a page that it is to be asked for anew each time by its ETag; of one whose address brings a ticket, that nobody may learn where it was, and that it is kept nowhere under that address. */
export function pageHead(
  { status, etag }: EncodedPage,
  form: PageForm,
  isSecret: boolean,
  { trustedHops }: Pick<Env, 'trustedHops'>,
): PageHead {
  const headers: Record<string, string> = {
    ...(isSecret
      ? { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
      : { etag, 'cache-control': 'no-cache' }),
    vary: ['accept-encoding', ...(trustedHops > 0 ? countryHeaders : [])].join(', '),
  }
  if (form === 'held') return { status: 304, headers }
  headers['content-type'] = 'text/html; charset=utf-8'
  if (form !== 'identity') headers['content-encoding'] = form
  return { status, headers }
}
