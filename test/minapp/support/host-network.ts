import { forwardRequest, type ForwardedReply, type RequestOptions } from './forward-request'
import type { HostDifferences } from './host-kind'

/** How hosts tell how a call ended. */
export interface Callbacks {
  success?: (result: unknown) => void
  fail?: (error: unknown) => void
  complete?: (result: unknown) => void
}

type Request = RequestOptions & Callbacks

/** The host's network: it carries calls to the server under test, and can lose an answer. */
export class HostNetwork {
  /** Addresses that were asked for, oldest first. */
  readonly asked: string[] = []
  /** Addresses whose answer has arrived, in the order of arrival. */
  readonly answered: string[] = []
  private losing: string | null = null

  constructor(
    readonly server: string,
    readonly host: HostDifferences,
  ) {}

  /** The next answer of an address that contains `part` does not arrive, though the server has given it. */
  loseNextReply(part: string): void {
    this.losing = part
  }

  /** The host's own `request`. */
  readonly request = (options: Request): { abort(): void } => {
    this.asked.push(options.url)
    void this.carry(options)
    return { abort() {} }
  }

  /** Whether the answer of this address is to be lost; it is asked once a call. */
  isLost(url: string): boolean {
    const isLost = this.losing !== null && url.includes(this.losing)
    if (isLost) this.losing = null
    return isLost
  }

  private async carry(options: Request): Promise<void> {
    const isLost = this.isLost(options.url)
    const reply = await forwardRequest(options, this.server).catch((error: unknown) => String(error))
    if (typeof reply !== 'string' && !isLost) {
      this.answered.push(options.url)
      return this.tell(options, reply)
    }
    const failure = { errMsg: `request:fail ${typeof reply === 'string' ? reply : 'the connection was reset'}` }
    options.fail?.(failure)
    options.complete?.(failure)
  }

  private tell(options: Request, { status, headers, data }: ForwardedReply): void {
    const result = this.host.global === 'my' ? { status, headers, data } : { statusCode: status, header: headers, data }
    if (this.host.failsOnErrorStatus && status >= 400)
      options.fail?.({ error: 19, errorMessage: 'http error', ...result })
    else options.success?.(result)
    options.complete?.(result)
  }
}
