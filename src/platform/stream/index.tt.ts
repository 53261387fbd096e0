import type { OpenStream } from './contract'
import { createReading } from './reading'

/** Douyin's own stream of events, which it has parsed. */
interface EventSourceTask {
  onMessage(listener: (message: { readonly data: string; readonly lastEventId?: string }) => void): void
  onError(listener: () => void): void
  onClose(listener: () => void): void
  close(): void
}

interface EventSourceOptions {
  readonly url: string
  readonly header: Readonly<Record<string, string>>
  readonly method: 'GET'
  readonly timeout: number
}

declare const tt: { readonly createEventSource?: (options: EventSourceOptions, timeoutMs: number) => EventSourceTask }

/** Versions differ in where they take the limit from; by default it is one minute. */
const TIMEOUT_MS = 300_000

const open: OpenStream = ({ url, headers }, handlers) => {
  const options = { url, header: headers, method: 'GET', timeout: TIMEOUT_MS } as const
  const task = tt.createEventSource?.(options, TIMEOUT_MS)
  const reading = createReading(handlers, () => task?.close())
  task?.onMessage(({ data, lastEventId }) => reading.takeEvent({ id: lastEventId ?? '', data }))
  task?.onError(() => reading.end('broken'))
  task?.onClose(() => reading.end('ended'))
  return reading.abort
}

/** By the host's event source, which clients before 2024 lack: there replies are polled. */
export const openStream: OpenStream | null = typeof tt !== 'undefined' && tt.createEventSource ? open : null
