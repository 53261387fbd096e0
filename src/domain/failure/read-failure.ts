import type { ErrorBody } from '@/contract/error-body'

/** What went wrong with a call, as screens tell it apart. */
export type Failure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unauthorized' }
  | ({ readonly kind: 'refused' } & ErrorBody)
  | { readonly kind: 'unknown' }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isErrorBody = (value: unknown): value is ErrorBody & Record<string, unknown> =>
  isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string'

/** Reads what a call was rejected with: no answer, a 401 as it is, or the server's error body. */
export function readFailure(thrown: unknown): Failure {
  if (isErrorBody(thrown)) return { ...thrown, kind: 'refused' }
  if (!isRecord(thrown)) return { kind: 'unknown' }
  if (thrown.kind === 'network' || thrown.kind === 'timeout') return { kind: thrown.kind }
  return thrown.status === 401 ? { kind: 'unauthorized' } : { kind: 'unknown' }
}
