import { forwardRequest, type ForwardedReply, type RequestOptions } from './forward-request'
import { HostEvents } from './host-events'
import type { HostDifferences } from './host-kind'
import { chunkedRequest } from './host-streams'

/** Callbacks that report how a host call ended. */
export interface Callbacks {
  success?: (result: unknown) => void
  fail?: (error: unknown) => void
  complete?: (result: unknown) => void
}

/** A request as a program passes it to its host. */
export type HostRequest = RequestOptions & Callbacks & { readonly enableChunked?: boolean }

/** The host's network: it forwards requests to the server under test, can lose a reply, and can break down. */
export class HostNetwork {
  /** Requested URLs, oldest first. */
  readonly requestedUrls: string[] = []
  /** URLs whose reply has arrived, in the order of arrival. */
  readonly repliedUrls: string[] = []
  /** URLs that were read as streams. */
  readonly streamedUrls: string[] = []
  /** How often a piece of a stream has ended within a character. */
  cutCharacters = 0
  readonly events = new HostEvents()
  isDown = false
  private losing: string | null = null
  private isStreamBreaking = false
  private readonly open = new Set<() => void>()

  constructor(
    readonly server: string,
    readonly host: HostDifferences,
  ) {}

  /** Loses the next reply to a URL whose path ends in `path`, though the server has sent it. */
  loseNextReply(path: string): void {
    this.losing = path
  }

  /** Breaks the next stream after the first piece of it. */
  breakNextStream(): void {
    this.isStreamBreaking = true
  }

  /** Whether this stream breaks after its first piece; call it once a stream. */
  isBreaking(): boolean {
    const isBreaking = this.isStreamBreaking
    this.isStreamBreaking = false
    return isBreaking
  }

  /** Ends all sockets and streams, and lets requests fail, those on their way too. */
  goDown(): void {
    this.isDown = true
    this.cutAll()
    this.events.emit('NetworkStatusChange', { isConnected: false, networkType: 'none' })
  }

  /** The network is there again. */
  comeBack(): void {
    this.isDown = false
    this.events.emit('NetworkStatusChange', { isConnected: true, networkType: 'wifi' })
  }

  /** Ends all sockets and streams, as a server or a proxy does. */
  cutAll(): void {
    this.open.forEach((cut) => cut())
  }

  /** Notes a socket or stream that `cut` ends; returns what forgets it. */
  hold(cut: () => void): () => void {
    this.open.add(cut)
    return () => void this.open.delete(cut)
  }

  /** Where an address of the built program is at the server under test. */
  addressOf(url: string): string {
    const { host, protocol } = new URL(this.server)
    const there = new URL(url)
    there.host = host
    there.protocol = protocol.replace('http', there.protocol.startsWith('ws') ? 'ws' : 'http')
    return there.href
  }

  /** The host's own `request`. */
  readonly request = (options: HostRequest): object => {
    this.requestedUrls.push(options.url)
    if (options.enableChunked) return chunkedRequest(this, options)
    void this.carry(options)
    return { abort() {} }
  }

  /** Whether the reply to this request gets lost; call it once a request. */
  isLost(url: string): boolean {
    const isLost = this.losing !== null && new URL(url).pathname.endsWith(this.losing)
    if (isLost) this.losing = null
    return isLost
  }

  private async carry(options: HostRequest): Promise<void> {
    const isLost = this.isLost(options.url)
    const sent = this.isDown ? 'no network' : forwardRequest(options, this.server)
    const reply = await Promise.resolve(sent).catch((error: unknown) => String(error))
    if (typeof reply !== 'string' && !isLost && !this.isDown) {
      this.repliedUrls.push(options.url)
      return this.deliver(options, reply)
    }
    const failure = { errMsg: `request:fail ${typeof reply === 'string' ? reply : 'the connection was reset'}` }
    options.fail?.(failure)
    options.complete?.(failure)
  }

  private deliver(options: HostRequest, { status, headers, data }: ForwardedReply): void {
    const result = this.host.global === 'my' ? { status, headers, data } : { statusCode: status, header: headers, data }
    if (this.host.failsOnErrorStatus && status >= 400)
      options.fail?.({ error: 19, errorMessage: 'http error', ...result })
    else options.success?.(result)
    options.complete?.(result)
  }
}
