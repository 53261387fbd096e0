import { execFileSync } from 'node:child_process'
import { projectFolder } from './server/project-folder'

const program = `
  import { firstCallsScript } from './server/scripts/first-calls-script.mjs'
  process.stdout.write(await firstCallsScript())
`

/** Compiles the script by which personal pages begin their first calls, as the server's build does. */
export const compileFirstCalls = (): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: projectFolder, encoding: 'utf8' })
