import {
  mostSendsADay,
  mostSendsAnHour,
  mostStrangerSendsADay,
  mostStrangerSendsAnHour,
  resendWaitMs,
  sendsDayMs,
} from './code-rules'

const hourMs = 3_600_000

/** A code that was sent to an address, or is to be sent. */
export interface CodeSend {
  purpose: string
  deviceHash: string
  /** Whether the device has signed in to the address's account before. */
  isKnownDevice: boolean
}

/** A code that was sent to an address. */
export interface SentCode extends CodeSend {
  sentAtMs: number
}

// The send that has to fall out of the window before there is room for one more.
function roomAtMs(sent: readonly SentCode[], most: number, windowMs: number): number {
  const newestFirst = sent.map(({ sentAtMs }) => sentAtMs).toSorted((a, b) => b - a)
  const blocking = newestFirst[most - 1]
  return blocking === undefined ? 0 : blocking + windowMs
}

/** When (epoch ms) the same device may be sent another code for the same purpose. */
export function resendAtMs(sent: readonly SentCode[], next: CodeSend): number {
  const isSame = (code: SentCode) => code.purpose === next.purpose && code.deviceHash === next.deviceHash
  return roomAtMs(sent.filter(isSame), 1, resendWaitMs)
}

/**
 * From when on (epoch ms) another code may go to an address, by what it got in the last day: 60 s apart on one device, 5 an hour and
 * 10 a day in all, of which unknown devices get 4 and 6, so that strangers cannot use up the codes of the account's owner.
 */
export function nextSendAtMs(sent: readonly SentCode[], next: CodeSend): number {
  const strangers = next.isKnownDevice ? [] : sent.filter(({ isKnownDevice }) => !isKnownDevice)
  return Math.max(
    resendAtMs(sent, next),
    roomAtMs(sent, mostSendsAnHour, hourMs),
    roomAtMs(sent, mostSendsADay, sendsDayMs),
    roomAtMs(strangers, mostStrangerSendsAnHour, hourMs),
    roomAtMs(strangers, mostStrangerSendsADay, sendsDayMs),
  )
}
