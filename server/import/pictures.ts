import { lookup as resolveHost } from 'node:dns'
import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../kernel/http/caller-address'
import { createHash } from 'node:crypto'
import { importedPictureId } from '../kernel/pictures/picture-library'
import { hotelSizedPicture } from '../kernel/pictures/hotel-sized-picture'
import { type HotelPictureRow, type HotelPictureSource, listHotelPictures } from '../stays/repository/hotels'
import type { Executor } from '../kernel/database/executor'

/** How far a download may go. */
interface FetchLimits {
  readonly mostBytes: number
  readonly timeoutMs: number
  /** Also fetches from addresses of this machine and its network; for trying things out. */
  readonly allowsLocal: boolean
}

const MOST_REDIRECTS = 3

/** Downloads from an http address on the public internet; throws an Error with the reason when it fails. */
async function fetchBytes(address: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let at = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const reply = await replyOf(at, limits, signal)
    const { statusCode = 0, headers } = reply
    if (statusCode === 200) return bytesOf(reply, limits.mostBytes)
    reply.destroy()
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw new Error(`the server replied ${statusCode}`)
    if (!URL.canParse(headers.location, at.href)) throw new Error('it is moved to no address')
    at = new URL(headers.location, at)
  }
  throw new Error('it is moved too often')
}

function replyOf(address: URL, { allowsLocal }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol, hostname } = address
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error('it is no http address')
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !allowsLocal && !isPublicAddress(host)) throw new Error('it is not on the public internet')
  const request = protocol === 'https:' ? requestSecure : requestPlain
  const headers = { accept: 'image/*', 'user-agent': 'Staylark import' }
  const options: RequestOptions = { ...(allowsLocal ? {} : { lookup: publicLookup }), signal, headers, agent: false }
  return new Promise((resolve, reject) => {
    request(address, options, resolve)
      .on('error', (error) => reject(signal.aborted ? new Error('it took too long') : error))
      .end()
  })
}

/** Resolves a name only to public addresses, so that no name leads into the own network. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = found
    if (!first) return callback(error ?? new Error('it is not on the public internet'), '', 0)
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })
}

async function bytesOf(reply: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reply) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > mostBytes) throw new Error(`it is larger than ${mostBytes / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Fetched pictures of a hotel, and a warning for each that could not be fetched. */
interface FetchedPictures {
  readonly pictures: readonly HotelPictureRow[]
  readonly warnings: readonly string[]
}

export type FetchPictures = (hotelId: string, urls: readonly string[]) => Promise<FetchedPictures>

const MOST_BYTES = 10 * 1024 * 1024
const TIMEOUT_MS = 15_000

/** Creates a function that fetches pictures, verifies that they are pictures and re-encodes them in a size for hotels. */
export function createFetchPictures({ allowsLocal }: { readonly allowsLocal: boolean }): FetchPictures {
  const limits = { mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, allowsLocal }
  return async (hotelId, urls) => {
    const fetched = await Promise.all(
      urls.map(async (url): Promise<HotelPictureRow | string> => {
        try {
          const { content, width, height, color } = await hotelSizedPicture(await fetchBytes(url, limits))
          const hash = createHash('sha256').update(`${hotelId} ${url}`).update(content).digest('hex').slice(0, 16)
          return { id: importedPictureId({ hash, width, height, color }), hotelId, url, content }
        } catch (error) {
          return `picture ${url} was not taken: ${error instanceof Error ? error.message : 'it can not be read'}`
        }
      }),
    )
    const pictures = fetched.filter((one) => typeof one !== 'string')
    return {
      pictures: pictures.filter(({ id }, at) => pictures.findIndex((other) => other.id === id) === at),
      warnings: fetched.filter((one) => typeof one === 'string'),
    }
  }
}

/** The pictures that a hotel has after an import. */
export interface GatheredPictures {
  /** In the order of their URLs. A URL that could not be fetched this time retains its stored picture, if any. */
  readonly pictures: readonly HotelPictureSource[]
  /** Those of them that are not stored yet. */
  readonly fetched: readonly HotelPictureRow[]
  /** Why URLs could not be fetched. */
  readonly warnings: readonly string[]
}

/** How pictures are gathered; without fetchPictures nothing is fetched. */
interface GatherParts {
  readonly db: Executor
  readonly fetchPictures: FetchPictures | undefined
  /** Whether only URLs without a stored picture are fetched, as for an entry that has not changed. */
  readonly isOnlyMissing: boolean
}

/** Fetches a hotel's pictures and joins them with the stored ones. */
export async function gatherPictures(
  hotelId: string,
  urls: readonly string[],
  { db, fetchPictures, isOnlyMissing }: GatherParts,
): Promise<GatheredPictures> {
  if (urls.length === 0) return { pictures: [], fetched: [], warnings: [] }
  const byUrl = new Map<string, HotelPictureSource>()
  for (const picture of await listHotelPictures(db, hotelId)) byUrl.set(picture.url, picture)
  const storedIds = new Set([...byUrl.values()].map(({ id }) => id))
  const wanted = isOnlyMissing ? urls.filter((url) => !byUrl.has(url)) : urls
  const { pictures = [], warnings = [] } = wanted.length > 0 ? ((await fetchPictures?.(hotelId, wanted)) ?? {}) : {}
  for (const { id, url } of pictures) byUrl.set(url, { id, url })
  return {
    pictures: [...new Set(urls)].flatMap((url) => byUrl.get(url) ?? []),
    fetched: pictures.filter(({ id }) => !storedIds.has(id)),
    warnings,
  }
}
