import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { weakEtag } from '../plugins/weak-etag'

/** How a page may go over the wire. */
export type PageEncoding = 'br' | 'gzip' | 'identity'

/** A whole page, ready to be sent any number of times. */
export interface EncodedPage {
  readonly status: 200 | 404
  readonly etag: string
  readonly html: Buffer
  /** The page's bytes in an encoding, made at the first asking. */
  bytes(encoding: PageEncoding): Promise<Buffer>
  /** The page's bytes in an encoding where they were made already. */
  ready(encoding: PageEncoding): Buffer | null
}

const brotli = promisify(brotliCompress)
const deflated = promisify(gzip)

/** Brotli's quality while there is time: more costs many times as long, and saves a tenth. */
const QUALITY = 5

/** While others are being packed, too: four times as quick as the usual one, for a quarter more bytes. */
const QUICK_QUALITY = 1

/** So many pages are packed well at once. */
const MOST_PACKED_WELL = 2

let packedNow = 0

async function packed(html: Buffer): Promise<Buffer> {
  const quality = packedNow < MOST_PACKED_WELL ? QUALITY : QUICK_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
  packedNow += 1
  try {
    return await brotli(html, { params })
  } finally {
    packedNow -= 1
  }
}

const encode = (html: Buffer, encoding: PageEncoding): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(html)
  return encoding === 'gzip' ? deflated(html) : packed(html)
}

/** Makes a page of its HTML. */
export function encodePage(html: Buffer, status: 200 | 404): EncodedPage {
  const underWay = new Map<PageEncoding, Promise<Buffer>>()
  const made = new Map<PageEncoding, Buffer>([['identity', html]])
  const make = async (encoding: PageEncoding) => {
    const bytes = await encode(html, encoding)
    made.set(encoding, bytes)
    return bytes
  }
  return {
    status,
    etag: weakEtag(html),
    html,
    bytes(encoding) {
      const bytes = underWay.get(encoding) ?? make(encoding)
      underWay.set(encoding, bytes)
      return bytes
    },
    ready: (encoding) => made.get(encoding) ?? null,
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
