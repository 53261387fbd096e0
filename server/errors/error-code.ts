/** The `code` of an error of Node or PostgreSQL (EEXIST, 23505 …); undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
