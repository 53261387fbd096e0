/** How long an access token is good for. */
export const accessTokenSeconds = 15 * 60

/** `aud` of our access tokens. */
export const accessTokenAudience = 'staylark-api'

/** `typ` of our access tokens (RFC 9068). */
export const accessTokenType = 'at+jwt'
