import { ApiError } from '../../../../server/kernel/errors'

/** What the server and the model made of one step: the refusal's code, or 'ok'. */
export type Outcomes = readonly [server: string, model: string]

/** The outcomes of a step that both sides take without a reply. */
export const done: Outcomes = ['ok', 'ok']

/** What the server made of a call: the code of its refusal, or 'ok'; any other error is thrown. */
export async function codeOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act()
    return 'ok'
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
