import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { exitOnSignal } from './start-server'

const isProject = (folder: string) => {
  const file = join(folder, 'package.json')
  return existsSync(file) && /"name":\s*"staylark"/.test(readFileSync(file, 'utf8'))
}

function upwards(from: string): string | null {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (isProject(folder)) return folder
    if (folder === dirname(folder)) return null
  }
}

/** The project's folder: STAYLARK_ROOT, else the nearest one named staylark above the running program or the current folder. */
export function projectRoot(): string {
  const found = process.env.STAYLARK_ROOT ?? upwards(dirname(process.argv[1] ?? '.')) ?? upwards(process.cwd())
  if (!found) throw new Error('The folder of Staylark was not found; start the server inside it or set STAYLARK_ROOT.')
  return resolve(found)
}

/** Works on the words of the command line under the settings and returns the process's exit code. */
type Command = (words: readonly string[], environment: NodeJS.ProcessEnv, root: string) => Promise<number>

/** Runs a command of operators as this process, with the settings of .env; a signal ends it and gives back what it has taken. */
export async function runCommand(command: Command): Promise<void> {
  exitOnSignal()
  const root = projectRoot()
  const settings = join(root, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  process.exitCode = await command(process.argv.slice(2), process.env, root)
}
