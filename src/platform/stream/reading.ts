import { deviceTimers } from '../clock'
import type { StreamEvent, StreamHandlers } from './contract'
import { createSseParser } from './sse'

/** Silence after which a stream is broken, ms; the server sends a comment at least every 15 s. */
const SILENCE_MS = 45_000

/** Forwards what arrives of a stream until it ends or is aborted. */
export interface Reading {
  /** More of the body's text. */
  readonly takeText: (text: string) => void
  /** Ends it as broken unless more arrives in time; for hosts that show all bytes. */
  readonly watchSilence: () => void
  readonly takeEvent: (event: StreamEvent) => void
  readonly end: StreamHandlers['onEnd']
  /** Calls no handler from now on. */
  readonly abort: () => void
}

/** Begins to read a stream; `close` ends the connection and may be called more than once. */
export function createReading({ onEvent, onEnd }: StreamHandlers, close: () => void): Reading {
  const parser = createSseParser()
  let isOver = false
  let stopTimer = () => {}

  const finish = () => {
    isOver = true
    stopTimer()
    close()
  }
  const end: StreamHandlers['onEnd'] = (reason) => {
    if (isOver) return
    finish()
    onEnd(reason)
  }
  const watchSilence = () => {
    stopTimer()
    if (!isOver) stopTimer = deviceTimers.after(SILENCE_MS, () => end('broken'))
  }
  const takeEvent = (event: StreamEvent) => {
    if (!isOver) onEvent(event)
  }
  return {
    takeText: (text) => parser.push(text).forEach(takeEvent),
    watchSilence,
    takeEvent,
    end,
    abort: () => {
      if (!isOver) finish()
    },
  }
}
