import { failureText, readFailure } from '@/domain/failure'

/** Resolves with the text of a call’s failure; null when it succeeded. */
export const failureOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (thrown: unknown) => failureText(readFailure(thrown)),
  )
