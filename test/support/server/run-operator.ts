import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { projectFolder } from './project-folder'
import { serverBundle } from './server-bundle'

/** How a run of the operator's program ended, and all that it printed. */
export interface OperatorRun {
  readonly code: number
  readonly output: string
}

/** Runs the built program as `npm run operator` does, with the settings of the server beside which it works. */
export function runOperator(env: Readonly<Record<string, string>>, args: readonly string[]): Promise<OperatorRun> {
  const ownEnv = { PATH: process.env.PATH, STAYLARK_ROOT: projectFolder, ...env }
  return new Promise((resolve) => {
    const program = join(dirname(serverBundle()), 'operator.mjs')
    execFile(process.execPath, [program, ...args], { env: ownEnv }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

/** Runs one command of the operator beside a server of tests; throws what it printed where it was refused. */
export async function operate({ dataDir }: { readonly dataDir: string }, ...command: string[]): Promise<void> {
  const env = { NODE_ENV: 'development', DATA_DIR: dataDir }
  const { code, output } = await runOperator(env, [...command, '--by', 'olga@staylark.example'])
  if (code !== 0) throw new Error(`operator ${command.join(' ')}: ${code} ${output}`)
}
