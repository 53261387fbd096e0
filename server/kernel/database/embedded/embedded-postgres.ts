import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import {
  clusterPlace,
  type ClusterPlace,
  connectionString,
  createCluster,
  ensureDatabase,
  type Listening,
} from './cluster'
import { runningPostmaster } from './postmaster'
import type { ServerUser } from './server-user'
import { requestStop, endOfLog, startPostgres, stopPostgres, waitUntilReady } from './start-postgres'

/** Our own PostgreSQL, up and taking connections. */
export interface EmbeddedPostgres {
  readonly connectionString: string
  readonly pid: number
  /** Whether it was still running from an earlier process that died. */
  readonly isTakenOver: boolean
  /** Calls back when it ends although nobody stopped it. */
  onLost(onExit: () => void): void
  stop(): Promise<void>
}

/** What it takes to start it. */
export interface EmbeddedOptions {
  dataDir: string
  native: string
  user: ServerUser | null
  settings?: Readonly<Record<string, string>>
}

const databaseName = 'staylark'
const patienceMs = 30_000
const mostRetries = 20
const retryPauseMs = 250

interface Failure {
  error: unknown
  logFile: string
}

async function takeOver(place: ClusterPlace, native: string): Promise<(Listening & { pid: number }) | null> {
  const found = runningPostmaster(place.cluster)
  if (found === null) return null
  const error = await waitUntilReady(
    connectionString(place, found, 'postgres'),
    patienceMs,
    () => runningPostmaster(place.cluster) === null,
  )
  if (error === null) return found
  await stopPostgres(native, place.cluster, found.pid)
  return null
}

interface Running extends Listening {
  pid: number
  child: ChildProcess | null
}

/** Processes of a PostgreSQL that was killed hold its memory for a moment longer. */
const isHeldByTheDead = (logFile: string) => endOfLog(logFile).includes('still in use')

async function launchOnce(
  place: ClusterPlace,
  { native, user, settings = {} }: EmbeddedOptions,
): Promise<Running | Failure> {
  const { child, port, logFile } = await startPostgres(native, place, user, settings)
  const listening = { port, socketFolder: place.socketFolder }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  const error = await waitUntilReady(connectionString(place, listening, 'postgres'), patienceMs, hasEnded)
  return error !== null || child.pid === undefined ? { error, logFile } : { child, pid: child.pid, ...listening }
}

async function launch(place: ClusterPlace, options: EmbeddedOptions): Promise<Running> {
  for (let retry = 0; ; retry++) {
    const outcome = await launchOnce(place, options)
    if ('pid' in outcome) return outcome
    const { error, logFile } = outcome
    if (retry >= mostRetries || !isHeldByTheDead(logFile)) {
      throw new Error(
        `PostgreSQL did not start (${String(error)}). Its log, ${logFile}, ends with:\n${endOfLog(logFile)}`,
      )
    }
    await wait(retryPauseMs)
  }
}

/** Makes the cluster at the first start, then starts PostgreSQL on it or takes over the one that a dead process left running. */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = clusterPlace(options.dataDir, options.user)
  await createCluster(options.native, place, options.user)
  const orphan = await takeOver(place, options.native)
  const running: Running = orphan ? { ...orphan, child: null } : await launch(place, options)
  await ensureDatabase(connectionString(place, running, 'postgres'), databaseName)
  let isStopping = false
  const lastWord = () => requestStop(options.native, place.cluster, running.pid)
  process.on('exit', lastWord)
  return {
    connectionString: connectionString(place, running, databaseName),
    pid: running.pid,
    isTakenOver: orphan !== null,
    onLost: (onExit) => running.child?.on('exit', () => (isStopping ? undefined : onExit())),
    stop: async () => {
      isStopping = true
      process.off('exit', lastWord)
      await stopPostgres(options.native, place.cluster, running.pid)
    },
  }
}
