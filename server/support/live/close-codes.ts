/** Close codes of a chat's socket, by RFC 6455 and its registry. */
export const closeCodes = { goingAway: 1001, unsupported: 1003, policy: 1008, failed: 1011, tryAgain: 1013 } as const
