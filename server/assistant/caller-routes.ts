import type { RequestContext } from '../kernel/http/route-module'

/** The caller of an assistant's turn in the form that our own routes take: its tools are calls of the contract, made with the caller's rights. */
export type AssistantCaller = RequestContext

/** The same caller once the reply to the request has gone out, when no header can be set any more. */
export const afterReply = (caller: AssistantCaller): AssistantCaller => ({
  ...caller,
  setHeader: () => undefined,
  setRefreshCookie: () => undefined,
  clearRefreshCookie: () => undefined,
})
