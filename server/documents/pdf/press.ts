import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PrintedDocument } from './draw-document'

/** Draws documents as PDF. */
export interface DocumentPress {
  /** Resolves the bytes of a document's PDF; rejects where that fails. */
  draw(document: PrintedDocument): Promise<Buffer>
}

declare module '../../kernel/services' {
  interface Services {
    readonly documentPress: DocumentPress
  }
}

/** What the thread is sent. */
export interface PressRequest {
  readonly id: number
  readonly document: PrintedDocument
}

/** What the thread returns: the bytes, or why there are none. */
export type PressReply =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string }

interface Waiting {
  resolve(pdf: Buffer): void
  reject(error: Error): void
}

/** The thread's program: beside the bundled server, else its source, which tsx compiles. */
function startThread(root: string): Worker {
  const workerData = { fontFolder: join(root, 'server/documents/fonts') }
  const bundled = join(dirname(process.argv[1] ?? root), 'document-worker.mjs')
  if (existsSync(bundled)) return new Worker(bundled, { workerData })
  const source = pathToFileURL(join(root, 'server/documents/pdf/worker.ts'))
  const compile = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${source.href}', '${source.href}'))`
  return new Worker(compile, { workerData, eval: true, execArgv: [] })
}

/** Creates a press with a thread of its own, which starts with the first document and lets a process end that has nothing else to do. */
export function createPress(root: string): DocumentPress {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let count = 0

  function receive(message: PressReply): void {
    const request = waiting.get(message.id)
    waiting.delete(message.id)
    if ('error' in message) request?.reject(new Error(message.error))
    else request?.resolve(Buffer.from(message.pdf))
  }

  function start(): Worker {
    const started = startThread(root)
    const end = (error: Error) => {
      if (thread !== started) return
      thread = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('message', receive)
    started.on('error', end)
    started.on('exit', (code) => end(new Error(`the thread that draws documents ended with code ${code}`)))
    // Listening for messages would keep the process alive.
    started.unref()
    return started
  }

  return {
    draw: (document) =>
      new Promise((resolve, reject) => {
        const id = (count += 1)
        waiting.set(id, { resolve, reject })
        thread ??= start()
        thread.postMessage({ id, document } satisfies PressRequest, [])
      }),
  }
}
