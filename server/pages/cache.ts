import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { weakEtag } from '../kernel/http/replies'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../kernel/time/clock'

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
  const accepted = partOf(encoding) ?? partOf('*')
  return accepted !== undefined && !/;q=0(\.0*)?$/.test(accepted)
}

/** The smallest encoding that an Accept-Encoding header allows. */
export const bestEncoding = (header: string): PageEncoding =>
  (['br', 'gzip'] as const).find((encoding) => accepts(header, encoding)) ?? 'identity'

interface CachedPage {
  readonly page: EncodedPage
  /** The state of the data before it was made. */
  readonly version: string
  readonly madeAtMs: number
}

/** Returns what a page weighs in memory, bytes: half as much again as its HTML, for its compressed bytes are cached too. */
export const pageWeight = ({ html }: EncodedPage): number => Math.ceil(html.length * 1.5) + 1

/** Public pages in memory: each is good for one state of the data, and for a short while. */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>
  private readonly making = new Map<string, Promise<EncodedPage>>()

  constructor(
    private readonly clock: Clock,
    private readonly mostAgeMs: number,
    mostBytes: number,
  ) {
    this.pages = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page }) => pageWeight(page) })
  }

  /** Returns the cached page of a key and data version; null if it is not cached. */
  stored(key: string, version: string): EncodedPage | null {
    const known = this.pages.get(key)
    return known && this.isGood(known, version) ? known.page : null
  }

  /** Returns the page of a key and data version; renders it if it is not cached. Concurrent callers share one rendering, and a failed one is not cached. */
  get(key: string, version: string, render: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const known = this.stored(key, version)
    if (known) return Promise.resolve(known)
    return this.share(key, version, () => this.render(key, version, render))
  }

  /** Returns a page that is rendered now and not cached; concurrent callers share one rendering. */
  share(key: string, version: string, render: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const makingKey = `${version} ${key}`
    const underWay = this.making.get(makingKey)
    if (underWay) return underWay
    const made = render().finally(() => this.making.delete(makingKey))
    this.making.set(makingKey, made)
    return made
  }

  private isGood({ version, madeAtMs }: CachedPage, wanted: string): boolean {
    return version === wanted && this.clock.now().getTime() - madeAtMs < this.mostAgeMs
  }

  private async render(key: string, version: string, render: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const madeAtMs = this.clock.now().getTime()
    const page = await render()
    this.pages.set(key, { page, version, madeAtMs })
    return page
  }
}
