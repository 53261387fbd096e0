import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { weakEtag } from '../kernel/http/replies'

/** How a page may go over the wire. */
export type PageEncoding = 'br' | 'gzip' | 'identity'

/** A whole page, ready to be sent any number of times. */
export interface EncodedPage {
  readonly status: 200 | 404
  readonly etag: string
  readonly html: Buffer
  /** The page's bytes in an encoding, compressed at the first call. */
  bytes(encoding: PageEncoding): Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const deflated = promisify(gzip)

/** More costs many times as long, and saves a tenth. */
const BROTLI_QUALITY = 5

const compressed = (html: Buffer): Promise<Buffer> =>
  brotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  })

const encode = (html: Buffer, encoding: PageEncoding): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(html)
  return encoding === 'gzip' ? deflated(html) : compressed(html)
}

/** Makes a page of its HTML. */
export function encodePage(html: Buffer, status: 200 | 404): EncodedPage {
  const encoded = new Map<PageEncoding, Promise<Buffer>>()
  return {
    status,
    etag: weakEtag(html),
    html,
    bytes(encoding) {
      const bytes = encoded.get(encoding) ?? encode(html, encoding)
      encoded.set(encoding, bytes)
      return bytes
    },
  }
}

function accepts(header: string, encoding: PageEncoding): boolean {
  const parts = header.toLowerCase().replaceAll(' ', '').split(',')
  const partOf = (name: string) => parts.find((part) => part === name || part.startsWith(`${name};`))
  const said = partOf(encoding) ?? partOf('*')
  return said !== undefined && !/;q=0(\.0*)?$/.test(said)
}

/** The smallest encoding that an Accept-Encoding header allows. */
export const bestEncoding = (header: string): PageEncoding =>
  (['br', 'gzip'] as const).find((encoding) => accepts(header, encoding)) ?? 'identity'
