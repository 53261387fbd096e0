import { mostSendsADay, mostSendsAnHour, resendWaitMs, sendsDayMs } from './code-rules'

const hourMs = 3_600_000

/** A code that was sent to an address. */
export interface SentCode {
  purpose: string
  sentAtMs: number
}

// The send that has to fall out of the window before there is room for one more.
function roomAtMs(sent: readonly SentCode[], most: number, windowMs: number): number {
  const newestFirst = sent.map(({ sentAtMs }) => sentAtMs).toSorted((a, b) => b - a)
  const blocking = newestFirst[most - 1]
  return blocking === undefined ? 0 : blocking + windowMs
}

/** From when on (epoch ms) another code of a purpose may go to an address, by what it got in the last day: 60 s apart, 5 an hour, 10 a day. */
export function nextSendAtMs(sent: readonly SentCode[], purpose: string): number {
  const same = sent.filter((code) => code.purpose === purpose)
  return Math.max(
    roomAtMs(same, 1, resendWaitMs),
    roomAtMs(sent, mostSendsAnHour, hourMs),
    roomAtMs(sent, mostSendsADay, sendsDayMs),
  )
}
