/** A token's end and the server's time in one answer, and the device's clock when it came. */
export interface TokenFacts {
  readonly tokenExpireAt: string
  readonly serverTime: string
  readonly receivedAtMs: number
}

/** So long before its end a token is no longer sent, in milliseconds: the call takes time too. */
const MARGIN_MS = 10_000

/** Whether a verify token is (nearly) over at a moment of the device's clock, whatever that clock says. */
export function isTokenOver({ tokenExpireAt, serverTime, receivedAtMs }: TokenFacts, nowMs: number): boolean {
  return Date.parse(tokenExpireAt) - Date.parse(serverTime) - (nowMs - receivedAtMs) <= MARGIN_MS
}
