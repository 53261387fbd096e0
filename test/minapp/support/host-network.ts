import { forwardRequest, type ForwardedReply, type RequestOptions } from './forward-request'
import type { HostDifferences } from './host-kind'

/** Callbacks that report how a host call ended. */
export interface Callbacks {
  success?: (result: unknown) => void
  fail?: (error: unknown) => void
  complete?: (result: unknown) => void
}

type Request = RequestOptions & Callbacks

/** The host's network: it forwards requests to the server under test, and can lose a reply. */
export class HostNetwork {
  /** Requested URLs, oldest first. */
  readonly requestedUrls: string[] = []
  /** URLs whose reply has arrived, in the order of arrival. */
  readonly repliedUrls: string[] = []
  private losing: string | null = null

  constructor(
    readonly server: string,
    readonly host: HostDifferences,
  ) {}

  /** Loses the next reply to a URL that contains `part`, though the server has sent it. */
  loseNextReply(part: string): void {
    this.losing = part
  }

  /** The host's own `request`. */
  readonly request = (options: Request): { abort(): void } => {
    this.requestedUrls.push(options.url)
    void this.carry(options)
    return { abort() {} }
  }

  /** Whether the reply to this request gets lost; call it once a request. */
  isLost(url: string): boolean {
    const isLost = this.losing !== null && url.includes(this.losing)
    if (isLost) this.losing = null
    return isLost
  }

  private async carry(options: Request): Promise<void> {
    const isLost = this.isLost(options.url)
    const reply = await forwardRequest(options, this.server).catch((error: unknown) => String(error))
    if (typeof reply !== 'string' && !isLost) {
      this.repliedUrls.push(options.url)
      return this.deliver(options, reply)
    }
    const failure = { errMsg: `request:fail ${typeof reply === 'string' ? reply : 'the connection was reset'}` }
    options.fail?.(failure)
    options.complete?.(failure)
  }

  private deliver(options: Request, { status, headers, data }: ForwardedReply): void {
    const result = this.host.global === 'my' ? { status, headers, data } : { statusCode: status, header: headers, data }
    if (this.host.failsOnErrorStatus && status >= 400)
      options.fail?.({ error: 19, errorMessage: 'http error', ...result })
    else options.success?.(result)
    options.complete?.(result)
  }
}
