import type { Timers } from '../clock'
import { type AppCallName, type AppCalls, type AppGreeting, type AppListeners, BRIDGE_VERSION } from './contract'

/** Why the app gave no usable reply: it does not know the call, refused it, or timed out. */
export class AppRefusal extends Error {
  readonly kind: 'unsupported' | 'refused' | 'timeout'

  constructor(kind: AppRefusal['kind'], message: string) {
    super(message)
    this.name = 'AppRefusal'
    this.kind = kind
  }
}

/** A message from the app: the reply to a call, or an event, which expects a reply where it has an id. */
type AppMessage =
  | { readonly kind: 'answer'; readonly id: string; readonly data: unknown }
  | { readonly kind: 'failure'; readonly id: string; readonly message: string }
  | { readonly kind: 'event'; readonly event: string; readonly id: string | null; readonly data: unknown }

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldsOf(text: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : text
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

/** Reads a message of the given version, as JSON text or as an object; null for anything else. */
export function readMessage(text: unknown, version: number): AppMessage | null {
  const message = fieldsOf(text)
  if (message?.v !== version) return null
  const { answer: callId, event, failure, data = null } = message
  if (typeof callId === 'string') {
    if (!isFields(failure)) return { kind: 'answer', id: callId, data }
    const { message: why } = failure
    return { kind: 'failure', id: callId, message: typeof why === 'string' ? why : 'The app refused' }
  }
  if (typeof event !== 'string') return null
  return { kind: 'event', event, id: typeof message.id === 'string' ? message.id : null, data }
}

/** How messages leave; what comes is handed to `receive`. */
export interface BridgeParts {
  /** Hands JSON text to the app. */
  readonly post: (text: string) => void
  readonly timers: Pick<Timers, 'after'>
}

/** Time limit of the app's replies, ms: calls that involve the traveler wait for the traveler. */
const patienceMs: Readonly<Record<AppCallName, number>> = {
  hello: 1500,
  ticket: 3000,
  openExternal: 3000,
  close: 3000,
  signedOut: 3000,
  login: 600_000,
  share: 600_000,
}

interface Waiting {
  readonly resolve: (data: unknown) => void
  readonly reject: (refusal: AppRefusal) => void
}

/** Messages to and from the app, each call with an id of its own; what is no message of this version is dropped. */
export function createBridge({ post, timers }: BridgeParts) {
  const waiting = new Map<string, Waiting>()
  let listeners: Partial<AppListeners> = {}
  let serial = 0

  const send = (fields: object) => post(JSON.stringify({ v: BRIDGE_VERSION, ...fields }))

  const settle = (id: string, end: (waiter: Waiting) => void) => {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (waiter) end(waiter)
  }

  const hear = (event: string, id: string | null, data: unknown) => {
    const listener = (listeners as Readonly<Record<string, ((data: unknown) => unknown) | undefined>>)[event]
    if (id !== null) send({ answer: id, data: listener ? listener(data) : null })
    else listener?.(data)
  }

  return {
    call<Name extends AppCallName>(name: Name, data: AppCalls[Name]['sends']): Promise<AppCalls[Name]['returns']> {
      const id = `p${(serial += 1)}`
      return new Promise((resolve, reject) => {
        const late = () => settle(id, () => reject(new AppRefusal('timeout', `The app did not answer ${name}`)))
        const callOff = timers.after(patienceMs[name], late)
        const done = (end: () => void) => {
          callOff()
          end()
        }
        waiting.set(id, {
          resolve: (reply) => done(() => resolve(reply as AppCalls[Name]['returns'])),
          reject: (refusal) => done(() => reject(refusal)),
        })
        send({ id, call: name, data })
      })
    },
    listen(given: AppListeners) {
      listeners = given
    },
    /** Receives a message of the app. */
    receive(text: unknown) {
      const message = readMessage(text, BRIDGE_VERSION)
      if (message?.kind === 'answer') settle(message.id, ({ resolve }) => resolve(message.data))
      if (message?.kind === 'failure')
        settle(message.id, ({ reject }) => reject(new AppRefusal('refused', message.message)))
      if (message?.kind === 'event') hear(message.event, message.id, message.data)
    },
  }
}

/** Whether the app uses our version and lists its calls. */
export const isGreeting = (greeting: AppGreeting | null): greeting is AppGreeting =>
  greeting?.version === BRIDGE_VERSION && Array.isArray(greeting.can)
