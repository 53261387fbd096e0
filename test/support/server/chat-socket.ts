import { Value } from 'typebox/value'
import WebSocket, { type ClientOptions } from 'ws'
import { ChatFrame } from '@/contract/chat'
import { AgentFrame } from '@/contract/chat-agent'
import type { ChatPerson } from './chat-client'

/** A frame that came over a chat's socket. */
export type Frame = ChatFrame | AgentFrame

/** A client of a chat's socket; frames that are none of the contract fail the test. */
export interface ChatSocket {
  readonly frames: readonly Frame[]
  /** Numbers of the messages that came, in their order. */
  seqs(): number[]
  send(signal: unknown): void
  /** Resolves when the condition holds after some frame. */
  until(condition: (frames: readonly Frame[]) => boolean): Promise<void>
  /** Close code once the socket has ended. */
  readonly closed: Promise<number>
  close(): void
  readonly raw: WebSocket
}

const isFrame = (value: unknown): value is Frame => Value.Check(ChatFrame, value) || Value.Check(AgentFrame, value)

/** Opens a socket without a greeting; resolves when it is open, rejects with the status of a refused upgrade. */
export async function openRaw(url: string, options: ClientOptions = {}): Promise<ChatSocket> {
  const raw = new WebSocket(url.replace(/^http/, 'ws'), options)
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  raw.on('message', (data: Buffer) => {
    const frame: unknown = JSON.parse(data.toString())
    if (!isFrame(frame)) throw new Error(`no frame of the contract: ${data.toString()}`)
    frames.push(frame)
    for (const look of waiting) look()
  })
  const closed = new Promise<number>((resolve) => raw.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    raw.on('open', () => resolve())
    raw.on('error', (error) => reject(error))
    raw.on('unexpected-response', (request, { statusCode }) => {
      request.destroy()
      reject(new Error(`refused with ${statusCode}`))
    })
  })
  return {
    frames,
    raw,
    closed,
    seqs: () => frames.flatMap((frame) => (frame.kind === 'messages' ? frame.list.map(({ seq }) => seq) : [])),
    send: (signal) => raw.send(typeof signal === 'string' ? signal : JSON.stringify(signal)),
    close: () => raw.close(),
    until: (condition) =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          if (!condition(frames)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        void closed.then((code) => reject(new Error(`closed with ${code} before: ${JSON.stringify(frames)}`)))
        look()
      }),
  }
}

/** Opens a chat's socket with a new ticket and waits until it is ready. */
export async function openSocket(
  origin: string,
  person: ChatPerson,
  sessionId: string,
  { after = 0, side = 'traveler' }: { readonly after?: number; readonly side?: 'traveler' | 'agent' } = {},
): Promise<ChatSocket> {
  const operationId = side === 'agent' ? 'createAgentTicket' : 'createChatTicket'
  const { ticket, path } = (await person.request(operationId, { sessionId })).body
  const socket = await openRaw(`${origin}${path}`)
  socket.send({ kind: 'hello', ticket, after })
  await socket.until((frames) => frames.some(({ kind }) => kind === 'ready'))
  return socket
}

/** The last frame with the state of the chat, as its traveler sees it. */
export const lastSession = (frames: readonly Frame[]) =>
  frames.flatMap((frame) => (frame.kind === 'session' ? [frame.session] : [])).at(-1)
