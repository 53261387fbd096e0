import { failureText, readFailure } from '@/domain/failure'

/** Resolves with the failure's text, or null if the call succeeded. */
export const failureOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (thrown: unknown) => failureText(readFailure(thrown)),
  )
