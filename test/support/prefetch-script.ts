import { execFileSync } from 'node:child_process'
import { projectFolder } from './server/project-folder'

const program = `
  import { compilePrefetchScript } from './server/scripts/prefetch-script.mjs'
  process.stdout.write(await compilePrefetchScript())
`

/** Compiles the script by which personal pages begin their first calls, as the server's build does. */
export const compilePrefetchScript = (): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: projectFolder, encoding: 'utf8' })
