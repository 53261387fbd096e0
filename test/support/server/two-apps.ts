import { startTestServer, type TestServer } from './start-test-server'
import { openTestDatabase } from './test-database'

/** Two servers inside the test on one database, which listen; each has a hub of its own. */
export interface TwoApps {
  readonly servers: readonly [TestServer, TestServer]
  readonly origins: readonly [string, string]
  close(): Promise<void>
}

/** Starts both. */
export async function startTwoApps(): Promise<TwoApps> {
  const first = await startTestServer()
  const database = openTestDatabase(first.services.database.connectionString ?? '')
  const second = await startTestServer({ ownDatabase: { database, remove: () => database.close() } })
  const listen = ({ app }: TestServer) => app.listen({ port: 0, host: '127.0.0.1' })
  return {
    servers: [first, second],
    origins: [await listen(first), await listen(second)],
    close: async () => {
      await second.close()
      await first.close()
    },
  }
}
