import { ApiError } from '../../kernel/errors'

/** What a call answers, or null where it is refused with one of these statuses; any other failure is thrown. */
export async function unlessRefused<Answer>(
  call: () => Promise<Answer>,
  statuses: readonly (400 | 404)[],
): Promise<Answer | null> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && statuses.some((status) => status === error.status)) return null
    throw error
  }
}
