import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../support/server/project-folder'
import type { HostKind } from './host-kind'

/** The folder of a built mini-program; throws, with the command that builds it, where there is none. */
export function builtFolder(kind: HostKind): string {
  const folder = join(projectFolder, 'dist', kind)
  if (!existsSync(join(folder, 'app.json'))) {
    throw new Error(`dist/${kind} is missing: build it first with npm run build:${kind}`)
  }
  return folder
}
