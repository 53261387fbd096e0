import type { Database } from '../../../server/kernel/database/executor'
import { type HttpClient, httpClient } from './http-client'
import { newDataDir, removeDataDir, type ServerProcess, startServerProcess } from './start-server-process'
import { openTestDatabase } from './test-database'

/** Two server processes on one database, and direct access to it. */
export interface TwoServers {
  readonly first: ServerProcess
  readonly second: ServerProcess
  readonly database: Database
  /** A client of the first server for even numbers, of the second for odd ones. */
  clientOf(at: number): HttpClient
}

/** Starts both with one secret for the tests of a file, passes them to `take`, and stops them after the last test. */
export function useTwoServers(SECRET: string, take: (servers: TwoServers) => void): void {
  let servers: ServerProcess[]
  let clients: readonly [HttpClient, HttpClient]
  let database: Database
  beforeAll(async () => {
    const first = await startServerProcess({ SECRET, DATA_DIR: newDataDir() })
    const databaseUrl = first.readServerFile().databaseUrl ?? ''
    const second = await startServerProcess({ SECRET, DATA_DIR: newDataDir(), DATABASE_URL: databaseUrl })
    servers = [first, second]
    clients = [httpClient(first.url, 200), httpClient(second.url, 200)]
    database = openTestDatabase(databaseUrl, 4)
    take({ first, second, database, clientOf: (at) => clients[at % 2 === 0 ? 0 : 1] })
  }, 120_000)
  afterAll(async () => {
    for (const client of clients) client.close()
    await database.close()
    for (const server of servers.toReversed()) {
      await server.stop()
      removeDataDir(server.dataDir)
    }
  })
}
