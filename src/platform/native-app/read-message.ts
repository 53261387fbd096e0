/** What comes from the app: the answer to a call, or something that it tells and, where it has an id, wants answered. */
export type AppMessage =
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
  const { answer, event, failure, data = null } = message
  if (typeof answer === 'string') {
    if (!isFields(failure)) return { kind: 'answer', id: answer, data }
    const { message: why } = failure
    return { kind: 'failure', id: answer, message: typeof why === 'string' ? why : 'The app refused' }
  }
  if (typeof event !== 'string') return null
  return { kind: 'event', event, id: typeof message.id === 'string' ? message.id : null, data }
}
