import type { RequestContext } from '../kernel/http/route-module'

/** The caller of an assistant's turn as routes get it. Tools are calls of the contract with the caller's rights. */
export type AssistantCaller = RequestContext

/** Returns the same caller after the reply was sent, when headers can no longer be set. */
export const afterReply = (caller: AssistantCaller): AssistantCaller => ({
  ...caller,
  setHeader: () => undefined,
  setRefreshCookie: () => undefined,
  clearRefreshCookie: () => undefined,
})
