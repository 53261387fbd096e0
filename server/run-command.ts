import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './settings/project-root'
import { exitOnSignal } from './stop-on-signal'

/** Works on the words of the command line under the settings and returns the process's exit code. */
export type Command = (words: readonly string[], environment: NodeJS.ProcessEnv, root: string) => Promise<number>

/** Runs a command of operators as this process, with the settings of .env; a signal ends it and gives back what it has taken. */
export async function runCommand(command: Command): Promise<void> {
  exitOnSignal()
  const root = projectRoot()
  const settings = join(root, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  process.exitCode = await command(process.argv.slice(2), process.env, root)
}
