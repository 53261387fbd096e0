import { connect, createServer, type Socket } from 'node:net'

/** Where a server crashes: at the first query that contains a text, or at the commit of its transaction. */
export interface FaultPoint {
  /** Part of the query. */
  readonly query: string
  /** Part of another query that the same connection must have sent before, since the point was set. */
  readonly behind?: string
  readonly at: 'statement' | 'commit'
  /** Before PostgreSQL hears of it, or after it is done but before the server hears of that. */
  readonly when: 'before' | 'after'
}

/** A way to PostgreSQL that strikes at a point of one's choice. */
export interface FaultProxy {
  readonly port: number
  /** Resolves when the point is reached; nothing passes on that connection from then on. */
  strike(point: FaultPoint): Promise<void>
  close(): Promise<void>
}

/** Returns the name and text of a query that a client prepares; null for any other message. */
function preparedIn(chunk: Buffer): [name: string, text: string] | null {
  if (chunk[0] !== 'P'.charCodeAt(0)) return null
  const [name = '', text = ''] = chunk.subarray(5).toString('latin1').split('\0', 2)
  return name === '' ? null : [name, text]
}

const commit = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1')

/** Starts a proxy on loopback before a PostgreSQL that listens on a Unix socket. */
export async function startFaultProxy(socketPath: string): Promise<FaultProxy> {
  let armed: { point: FaultPoint; struck(): void } | null = null
  const sockets = new Set<Socket>()

  function join(client: Socket): void {
    const database = connect(socketPath)
    /** Later uses of a prepared query carry its name alone. */
    const prepared = new Map<string, string>()
    const state = { behind: '', isInside: false, isDone: false, isCut: false }
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    const isUsed = (chunk: Buffer, query: string) =>
      chunk.includes(query) || [...prepared].some(([name, text]) => text.includes(query) && chunk.includes(name))
    /** Whether all that has to come first has come on this connection. */
    function isNext({ behind = '' }: FaultPoint, chunk: Buffer): boolean {
      if (behind === '' || behind === state.behind) return true
      if (isUsed(chunk, behind)) state.behind = behind
      return false
    }
    function cut(): void {
      state.isCut = true
      armed?.struck()
      armed = null
    }
    client.on('data', (chunk: Buffer) => {
      if (state.isCut) return
      const found = preparedIn(chunk)
      if (found) prepared.set(...found)
      if (armed && isNext(armed.point, chunk) && isUsed(chunk, armed.point.query)) state.isInside = true
      const isReached = armed && state.isInside && (armed.point.at === 'statement' || chunk.equals(commit))
      if (isReached && armed?.point.when === 'before') return cut()
      if (isReached) state.isDone = true
      database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => {
      if (state.isCut) return
      if (state.isDone && armed) return cut()
      client.write(chunk)
    })
  }

  const server = createServer(join)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    strike: (point) => new Promise<void>((struck) => (armed = { point, struck })),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
