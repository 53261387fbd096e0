import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppOptions } from '../../../server/main/app'
import { createVirtualClock, type VirtualClock } from '../../../server/kernel/time/clock'
import { createLog } from '../../../server/kernel/config/log'
import { createServices, type AppServices } from '../../../server/main/create-services'
import type { DocumentPress } from '../../../server/documents/pdf/press'
import { demo } from '../../../server/demo/demo'
import { readEnv } from '../../../server/kernel/config/env'
import { listDevMail, type DevMail } from '../../../server/demo/mailbox'
import type { Services } from '../../../server/kernel/services'
import { projectFolder } from './project-folder'
import { createOwnDatabase, type OwnDatabase, type Template } from './test-database'

/** A server inside the test, on a database of its own; call it by `app.inject`. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly services: AppServices
  /** Stands still until it is moved. */
  readonly clock: VirtualClock
  /** What the server logged, a line of JSON each. */
  readonly logLines: string[]
  /** Emails that were sent, newest first. */
  mailbox(): Promise<DevMail[]>
  close(): Promise<void>
}

/** What a test can choose. */
export interface TestServerOptions extends AppOptions {
  env?: Readonly<Record<string, string>>
  /** The clock's first instant. */
  startAt?: string
  template?: Template
  connections?: number
  /** A database that the test has prepared, in place of a template's copy; closing the server removes it. */
  ownDatabase?: OwnDatabase
  /** Services that the test brings itself. */
  services?: Partial<Services>
}

const plainEnv = {
  NODE_ENV: 'test',
  SECRET: 'a-secret-that-only-tests-know-of-0123456789',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'info',
  PUBLIC_URL: 'http://localhost:3000',
}

/** The clock's first instant where a test chooses none, some days before the usual stay. */
export const usualStart = '2026-11-21T10:00:00.000Z'

/** Few tests read a PDF, and drawing one starts a thread. */
const plainPress: DocumentPress = { draw: async (document) => Buffer.from(JSON.stringify(document)) }

/** Starts a server for a test file; close it in afterAll. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const {
    env: given = {},
    startAt = usualStart,
    template,
    connections,
    ownDatabase,
    services: own = {},
    ...appOptions
  } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-server-'))
  const { database, remove } = ownDatabase ?? (await createOwnDatabase(template, connections))
  const env = readEnv({ ...plainEnv, DATA_DIR: dataDir, ...given }, projectFolder)
  const clock = createVirtualClock(new Date(startAt))
  const logLines: string[] = []
  const log = createLog(env, { write: (line) => void logLines.push(line) })
  const parts = { env, database, log, clock, demo, ...(own.mail && { mail: own.mail }) }
  const services = { ...createServices(parts), documentPress: plainPress, ...own }
  const app = await buildApp(services, appOptions)
  return {
    app,
    services,
    clock,
    logLines,
    mailbox: async () => {
      await services.mailQueue.drained()
      return listDevMail(database.db, 100)
    },
    close: async () => {
      await app.close()
      await remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
