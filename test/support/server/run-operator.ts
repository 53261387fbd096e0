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

/** Runs one command of the operator beside a server of tests and returns what it printed; throws that where it was refused. */
export async function operate({ dataDir }: { readonly dataDir: string }, ...command: string[]): Promise<string> {
  const env = { NODE_ENV: 'development', DATA_DIR: dataDir }
  const { code, output } = await runOperator(env, [...command, '--by', 'olga@staylark.example'])
  if (code !== 0) throw new Error(`operator ${command.join(' ')}: ${code} ${output}`)
  return output
}

/** Confirms the day liked best of the one request for an appointment that waits beside a server of tests, or another one of its days. */
export async function confirmWaitingDay(server: { readonly dataDir: string }, wanted?: string): Promise<void> {
  const waiting = await operate(server, 'appointments')
  const [, id, first] = /^ {2}(\w+) {2}.*: (\d{4}-\d\d-\d\d)/m.exec(waiting) ?? []
  const day = wanted ?? first
  if (id === undefined || day === undefined) throw new Error(`no appointment waits: ${waiting}`)
  await operate(server, 'appoint', id, day)
}
