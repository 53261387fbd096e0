/** Something a visitor wanted that needs a sign-in first, in a form that outlives a reload. */
export interface BlockedAction {
  readonly name: string
  readonly params: Readonly<Record<string, string | number | boolean | null>>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isAction = (value: unknown): value is BlockedAction =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.params)

/** Reads a kept action; null where there is none or the text is damaged. */
export function readBlockedAction(text: string | null): BlockedAction | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isAction(value) ? value : null
  } catch {
    return null
  }
}
