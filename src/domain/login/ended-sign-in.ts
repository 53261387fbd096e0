/** What is kept of a sign-in that was ended here while the server could not be told: its tokens, the second one in mini-programs only. */
export interface EndedSignIn {
  readonly token: string
  readonly refreshToken: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads what was kept; null for nothing or for anything else. */
export function readEndedSignIn(text: string | null): EndedSignIn | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('token' in value) || !isText(value.token)) return null
    const refreshToken = 'refreshToken' in value && isText(value.refreshToken) ? value.refreshToken : null
    return { token: value.token, refreshToken }
  } catch {
    return null
  }
}
