import { DataDirInUse } from './database/data-dir-lock'
import { isDatabaseUnreachable } from './database/database-unreachable'
import { PostgresTooOld } from './database/refuse-old-postgres'
import { errorCode } from './errors/error-code'
import { SettingsError } from './settings/settings-error'

/** What went wrong at the start, in words that say what to do; null where only a stack can tell. */
export function plainFailure(error: unknown, port: number | null): string | null {
  if (error instanceof SettingsError || error instanceof DataDirInUse || error instanceof PostgresTooOld)
    return error.message
  const code = errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined)
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that, or start with PORT=${(port ?? 3000) + 1}.`
  if (code === 'EACCES' && port !== null && port < 1024)
    return `Port ${port} needs more rights. Choose one above 1023 with PORT.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL cannot be reached (${code}). Is it running?`
  if (isDatabaseUnreachable(error))
    return 'The connection to the database was lost, and what was under way is undone. Run this again once the database can be reached.'
  return null
}
