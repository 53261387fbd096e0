/** One call as it goes out; body is JSON text. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
}

/** What came back, whatever its status; header names are in lower case, body is parsed JSON or text. */
export interface HttpReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Sends a call; rejects with a NoReply only where no answer came. */
export type SendHttp = (request: HttpRequest) => Promise<HttpReply>
