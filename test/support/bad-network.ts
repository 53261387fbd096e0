import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** How bad a network is: a delay for everything, and chances from 0 to 1 for every request. */
export interface NetworkFaults {
  /** What every piece of data waits in each direction, ms. */
  readonly delayMs: number
  /** The connection is reset before the request reaches the server. */
  readonly lostRequests: number
  /** The connection is reset after the server has replied, and nothing of the reply arrives. */
  readonly lostReplies: number
  /** The connection is reset in the midst of the reply. */
  readonly cutReplies: number
  /** The reply stalls for `stallMs`. */
  readonly stalls: number
  readonly stallMs: number
}

/** A network between browser and server with configurable faults. */
export interface BadNetwork {
  readonly url: string
  /** How many requests met a fault so far. */
  faultCount(): number
  /** Leads to a server from now on. */
  leadTo(url: string): void
  /** Is as bad as this from now on. */
  become(faults: NetworkFaults): void
  close(): Promise<void>
}

/** A network without faults. */
export const goodNetwork: NetworkFaults = {
  delayMs: 0,
  lostRequests: 0,
  lostReplies: 0,
  cutReplies: 0,
  stalls: 0,
  stallMs: 0,
}

type Fate = 'lostRequests' | 'lostReplies' | 'cutReplies' | 'stalls' | null
const fates = ['lostRequests', 'lostReplies', 'cutReplies', 'stalls'] as const

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function chancesOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What becomes of one request. */
function fateOf(faults: NetworkFaults, chance: number): Fate {
  let reached = 0
  return fates.find((fate) => chance < (reached += faults[fate])) ?? null
}

/** Does one thing after another, each after its delay at the earliest and never before the one in front of it. */
function inTurn(): (delayMs: number, action: () => void) => void {
  let last = Promise.resolve()
  return (delayMs, action) => {
    const due = new Promise<void>((resolve) => setTimeout(resolve, delayMs))
    last = Promise.all([last, due]).then(action)
  }
}

const beginsRequest = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+ HTTP\/1\.1\r\n/

/** Joins a browser's connection to one of the server's; the faults are read again for every chunk. */
function join(near: Socket, far: Socket, faultsNow: () => NetworkFaults, nextFate: () => Fate): void {
  let fate: Fate = null
  const toServer = inTurn()
  const toBrowser = inTurn()
  near.on('data', (bytes) => {
    if (beginsRequest.test(bytes.toString('latin1', 0, 4096))) fate = nextFate()
    if (fate === 'lostRequests') return void near.resetAndDestroy()
    toServer(faultsNow().delayMs, () => void (far.writable && far.write(bytes)))
  })
  far.on('data', (bytes) => {
    if (fate === 'lostReplies') return void near.resetAndDestroy()
    const { delayMs, stallMs } = faultsNow()
    const part = fate === 'cutReplies' ? bytes.subarray(0, Math.ceil(bytes.length / 2)) : bytes
    toBrowser(delayMs + (fate === 'stalls' ? stallMs : 0), () => void (near.writable && near.write(part)))
    if (fate === 'cutReplies') toBrowser(0, () => void near.resetAndDestroy())
    fate = fate === 'cutReplies' ? fate : null
  })
  near.on('error', () => far.destroy())
  far.on('error', () => near.destroy())
  near.on('close', () => toServer(0, () => void far.end()))
  far.on('close', () => toBrowser(0, () => void near.end()))
}

/** Opens a local port that behaves like a distant server. Faults are picked at random from a seed. */
export async function openBadNetwork(seed: number): Promise<BadNetwork> {
  const chance = chancesOf(seed)
  const sockets = new Set<Socket>()
  let faults = goodNetwork
  let target = new URL('http://localhost')
  let faultCount = 0
  const nextFate = () => {
    const fate = fateOf(faults, chance())
    if (fate !== null) faultCount += 1
    return fate
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      socket.setNoDelay()
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    join(near, far, () => faults, nextFate)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The network has no port')
  return {
    url: `http://localhost:${bound.port}`,
    faultCount: () => faultCount,
    leadTo: (url) => {
      target = new URL(url)
    },
    become: (next) => {
      faults = next
    },
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
