import { once } from 'node:events'
import type { Server } from 'node:http'

/** A server of a test's own, at a free port of this machine. */
export interface LocalServer {
  /** Its origin. */
  readonly url: string
  close(): Promise<void>
}

/** Opens a server to this machine alone; closing it ends what is still under way. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${bound.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
