import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a model's server sends in one round: chunks as they are written, and how it ends. */
export interface ModelRound {
  readonly chunks: readonly string[]
  /** Ends properly, cuts the connection, goes on for ever with its last chunk, or falls silent. */
  readonly end: 'done' | 'cut' | 'endless' | 'silent'
  readonly status?: number
}

/** A local stand-in of a server that speaks the chat-completions protocol with streams. */
export interface ModelPeer {
  readonly url: string
  /** Bodies of all requests, as they came. */
  readonly bodies: string[]
  /** What the next requests get, in order; then an empty reply. */
  plan(rounds: readonly ModelRound[]): void
  close(): Promise<void>
}

/** A chunk of the protocol with a delta. */
export const deltaChunk = (delta: object): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`

/** A round that writes a text in pieces. */
export const textRound = (...pieces: readonly string[]): ModelRound => ({
  chunks: pieces.map((content) => deltaChunk({ content })),
  end: 'done',
})

/** A round that calls tools, each by its name and arguments. */
export const callRound = (...calls: readonly (readonly [name: string, args: string])[]): ModelRound => ({
  chunks: calls.map(([name, args], index) =>
    deltaChunk({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: args } }] }),
  ),
  end: 'done',
})

async function write(response: ServerResponse, { chunks, end, status = 200 }: ModelRound): Promise<void> {
  response.writeHead(status, { 'content-type': 'text/event-stream' })
  for (const chunk of chunks) response.write(chunk)
  if (end === 'silent') return
  if (end === 'cut') return void response.destroy()
  if (end === 'done') return void response.end('data: [DONE]\n\n')
  const last = chunks.at(-1) ?? deltaChunk({ content: 'and so on ' })
  const more = () => {
    while (!response.destroyed) if (!response.write(last)) return void response.once('drain', more)
  }
  more()
}

/** Starts the stand-in. */
export async function startModelPeer(): Promise<ModelPeer> {
  const bodies: string[] = []
  let planned: readonly ModelRound[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      const [round = { chunks: [], end: 'done' } as const, ...others] = planned
      planned = others
      return write(response, round)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    bodies,
    plan: (rounds) => {
      planned = rounds
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
