import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Env } from '../kernel/config/env'
import type { Lifecycle } from '../kernel/http/health'

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

/** How long balancers get to see that the server is not ready any more, and connections in use to be closed by a reply, before it stops listening. */
const drainMs = { production: 1_500, elsewhere: 250 }
const longestStopMs = 9_500

const signals = ['SIGINT', 'SIGTERM'] as const

/** Lets a signal end a server that is still starting by way of process.exit, so that what it has begun is given back. */
export function exitOnSignal(): void {
  for (const signal of signals) process.on(signal, () => process.exit(130))
}

/** On SIGINT or SIGTERM: not ready, then calls in flight end, then all is closed, and the process is gone within ten seconds; later signals change nothing. */
export function stopOnSignal(lifecycle: Lifecycle, env: Env, close: () => Promise<void>): void {
  const stop = async () => {
    if (lifecycle.isStopping) return
    lifecycle.isStopping = true
    setTimeout(() => process.exit(1), longestStopMs).unref()
    await wait(env.isProductionLike ? drainMs.production : drainMs.elsewhere)
    await close()
    console.log('Stopped.')
    process.exit(0)
  }
  const start = () =>
    void stop().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  for (const signal of signals) process.removeAllListeners(signal).on(signal, start)
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
