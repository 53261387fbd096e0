import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

type Message = { readonly name: string; readonly message?: string }

interface Reply {
  readonly id: number
  readonly reply?: Message[]
  readonly failure?: string
}

interface Call {
  resolve(messages: Message[]): void
  reject(error: Error): void
}

/** What the server's tests get for PGlite, as far as the server uses it: PGlite loads modules in ways that Jest's own module loader refuses, so it runs in a worker thread. */
export class PGlite {
  readonly waitReady: Promise<unknown>
  #worker: Worker
  #calls = new Map<number, Call>()
  #count = 0

  constructor(folder: string) {
    this.#worker = new Worker(join(__dirname, 'pglite-worker.mjs'), { workerData: folder })
    this.waitReady = this.#replyTo(0)
    this.#worker.on('message', ({ id, reply = [], failure }: Reply) => {
      const call = this.#calls.get(id)
      this.#calls.delete(id)
      if (failure === undefined) call?.resolve(reply)
      else call?.reject(new Error(failure))
    })
    this.#worker.on('error', (error: Error) => {
      for (const call of this.#calls.values()) call.reject(error)
    })
  }

  static async create(folder: string): Promise<PGlite> {
    const pglite = new PGlite(folder)
    await pglite.waitReady
    return pglite
  }

  #replyTo(id: number): Promise<Message[]> {
    return new Promise((resolve, reject) => this.#calls.set(id, { resolve, reject }))
  }

  #request(bytes: Uint8Array | null): Promise<Message[]> {
    const id = ++this.#count
    this.#worker.postMessage({ id, bytes })
    return this.#replyTo(id)
  }

  async execProtocolStream(bytes: Uint8Array): Promise<Message[]> {
    const messages = await this.#request(bytes)
    return messages.map((one) => (one.name === 'error' ? Object.assign(new Error(one.message), one) : one))
  }

  async close(): Promise<void> {
    await this.#request(null)
    await this.#worker.terminate()
  }
}
