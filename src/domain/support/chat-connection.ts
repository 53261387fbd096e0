import type { ChatFrame } from '@/contract/chat'
import { isRecord } from '../is-record'

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000

/** Delay in ms before the next try, by the number of failures in a row: doubled each time up to 30 s, and shortened by up to a half. `share` is a random number from 0 to 1. */
export function backOffMs(failures: number, share: number): number {
  const fullMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(fullMs * (1 - share / 2))
}

const isMessages = ({ list }: Record<string, unknown>) =>
  Array.isArray(list) && list.every((message) => isRecord(message) && Number.isInteger(message.seq))

const isSession = ({ session }: Record<string, unknown>) =>
  isRecord(session) && typeof session.sessionId === 'string' && typeof session.lastSeq === 'number'

function isFrame(value: unknown): value is ChatFrame {
  if (!isRecord(value)) return false
  if (value.kind === 'messages') return isMessages(value)
  if (value.kind === 'session') return isSession(value)
  return ['ready', 'pong', 'limited', 'stopping'].includes(String(value.kind))
}

/** The frame in a text of the socket; null for one that this version of the app does not know. */
export function readFrame(text: string): ChatFrame | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFrame(value) ? value : null
  } catch {
    return null
  }
}
