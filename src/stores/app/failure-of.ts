import { failureText, readFailure } from '@/domain/failure'

/** Resolves with what a failed call says to its sender; null when it succeeded. */
export const failureOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (thrown: unknown) => failureText(readFailure(thrown)),
  )
