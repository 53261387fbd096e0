/** One event of a stream: the last id that the server sent, empty before the first, and its data. */
export interface StreamEvent {
  readonly id: string
  readonly data: string
}

/** What is read as a stream of server-sent events, by GET. */
export interface StreamRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** How a stream ended: `ended` by the server; `broken` where it could not be opened or read to its end. */
type StreamEnd = 'ended' | 'broken'

/** What happens to a stream; nothing is called before openStream has returned, nor after onEnd. */
export interface StreamHandlers {
  onEvent(event: StreamEvent): void
  onEnd(reason: StreamEnd): void
}

/** Opens a stream of server-sent events; returns a function that aborts it, after which nothing is called. */
export type OpenStream = (request: StreamRequest, handlers: StreamHandlers) => () => void
