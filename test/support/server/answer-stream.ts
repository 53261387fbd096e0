import type { DialogEvent } from '@/contract/dialog'
import { STREAM_PATH } from '../../../server/assistant/stream'

/** An answer that is read as server-sent events over HTTP. */
export interface AnswerStream {
  readonly status: number
  readonly headers: Headers
  /** All that has come so far, as it was written. */
  raw(): string
  /** The next event; null at the end of the stream. */
  next(): Promise<DialogEvent | null>
  /** All further events to the end of the stream. */
  rest(): Promise<DialogEvent[]>
  /** Leaves as a client does whose page is closed. */
  leave(): void
}

/** What a client sends beside its turn. */
export interface StreamOptions {
  readonly after?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Opens an answer's stream at a server; a refused one has its body in `raw`. */
export async function openAnswer(
  origin: string,
  turnId: string,
  { after, headers = {} }: StreamOptions = {},
): Promise<AnswerStream> {
  const query = new URLSearchParams({ turnId, ...(after === undefined ? {} : { after: String(after) }) })
  const leave = new AbortController()
  const reply = await fetch(`${origin}${STREAM_PATH}?${query}`, { headers, signal: leave.signal })
  const pieces = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  let raw = ''
  let read = 0
  const events: DialogEvent[] = []
  const readMore = async (): Promise<boolean> => {
    const piece = await pieces?.read()
    if (!piece || piece.done) return false
    raw += piece.value
    for (let end = raw.indexOf('\n\n', read); end >= 0; end = raw.indexOf('\n\n', read)) {
      const data = /^data: (.*)$/m.exec(raw.slice(read, end))?.[1]
      if (data !== undefined) events.push(JSON.parse(data))
      read = end + 2
    }
    return true
  }
  const next = async () => {
    while (events.length === 0) if (!(await readMore())) return null
    return events.shift() ?? null
  }
  if (!reply.ok) while (await readMore());
  return {
    status: reply.status,
    headers: reply.headers,
    raw: () => raw,
    next,
    rest: async () => {
      const all: DialogEvent[] = []
      for (let event = await next(); event; event = await next()) all.push(event)
      return all
    },
    leave: () => leave.abort(),
  }
}
