import { loadDemo } from './load-demo'
import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from '../kernel/http/health'
import type { Services } from '../kernel/services'
import { type Env, readEnv } from '../kernel/config/env'
import { buildApp } from './app'
import { plainFailure, step, logLine } from '../kernel/console'
import { createLog } from '../kernel/config/log'
import { createServices } from './create-services'
import type { Database } from '../kernel/database/executor'
import { openDatabase } from '../kernel/database/open-database'
import { fillDatabase } from './fill-database'
import { postHere, startJobs } from './jobs'
import { exitOnSignal, stopOnSignal } from './process'
import { findH5Build, storeBuild, storedFolderOf } from '../pages/build'
import { precompress } from '../kernel/http/compression'
import { removeRunningServer, writeRunningServer } from '../kernel/database/open-beside-server'
import { clockSkewMs, NOTED_SKEW_MS } from '../kernel/time/clock'

function logReady(env: Env, url: string): void {
  const mail = env.mailUrl === null ? `${url}/dev/mail` : 'sent by SMTP'
  console.log(`\nReady: ${env.port === 0 ? url : env.publicUrl}\n  Mail: ${mail}\n  Stop: Ctrl+C\n`)
}

const openIt = (env: Env) => {
  const lost = () => {
    console.error('PostgreSQL ended unexpectedly; the server stops with it.')
    process.exit(1)
  }
  return step('Opening the database', () => openDatabase(env, { log: logLine, lost }))
}

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  await app.listen({ port: env.port, host: env.host })
  const address = app.server.address()
  return `http://localhost:${address !== null && typeof address === 'object' ? address.port : env.port}`
}

/** Compresses the app's files, and retains them for pages that stay open over the next deploy. */
async function tendBuild({ env, clock }: Services): Promise<void> {
  const { folder } = findH5Build(env.root)
  await precompress(folder)
  await storeBuild(folder, storedFolderOf(env), clock.now())
}

async function recordSkew(services: Services): Promise<void> {
  const skewMs = await clockSkewMs(services)
  if (Math.abs(skewMs) < NOTED_SKEW_MS) return
  logLine(`NOTE: the clock of this server is ${skewMs / 1000} s ahead of the database's. Set both by a time service.`)
}

async function serve(env: Env, database: Database): Promise<void> {
  const services = createServices({ env, database, log: createLog(env), demo: await loadDemo(env) })
  await fillDatabase(services)
  const lifecycle: Lifecycle = { isStopping: false }
  const app = await step('Starting the server', () => buildApp(services, { lifecycle }))
  const url = await listen(app, env)
  const jobs = startJobs(services, { postHere: postHere(app) })
  services.mailQueue.start()
  void recordSkew(services).catch((error: unknown) => services.log.warn({ err: error }, 'the clocks were not compared'))
  writeRunningServer(env, { pid: process.pid, url, databaseUrl: database.connectionString })
  stopOnSignal(lifecycle, env, async () => {
    await jobs.stop()
    await app.close()
    await services.mailQueue.stop()
    await database.close()
    removeRunningServer(env)
  })
  logReady(env, url)
  void tendBuild(services).catch((error: unknown) => services.log.warn({ err: error }, 'the build was not kept'))
}

function fail(error: unknown, env: Env | null): never {
  const sentence = plainFailure(error, env?.port ?? null)
  console.error(`\n${sentence ?? (error instanceof Error ? error.stack : String(error))}`)
  process.exit(1)
}

/** Starts the server and logs a line for each step; a failed start logs how to fix it and ends the process with code 1. */
export async function startServer(environment: NodeJS.ProcessEnv, root: string): Promise<void> {
  exitOnSignal()
  let env: Env | null = null
  let database: Database | null = null
  try {
    env = readEnv(environment, root)
    database = await openIt(env)
    await serve(env, database)
  } catch (error) {
    await database?.close().catch(() => undefined)
    fail(error, env)
  }
}
