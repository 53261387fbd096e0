import { lookup as resolveHost } from 'node:dns'
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../kernel/http/caller-address'

/** How far a download may go. */
export interface FetchLimits {
  readonly mostBytes: number
  readonly timeoutMs: number
  /** Addresses of this machine and its network are asked too; for trying things out. */
  readonly allowsLocal: boolean
}

const MOST_REDIRECTS = 3

/** Downloads what stands at an http address on the public internet; throws an Error that says why it can't be had. */
export async function fetchBytes(address: string, limits: FetchLimits): Promise<Buffer> {
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
