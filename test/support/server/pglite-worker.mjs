import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const pglite = await PGlite.create(workerData, { extensions: { pg_trgm } })

/** An error as an object that can be sent between threads with all of its fields. */
const plain = (message) => (message instanceof Error ? { ...message, message: message.message } : message)

async function replyTo({ bytes }) {
  if (bytes === null) return pglite.close()
  const messages = await pglite.execProtocolStream(bytes, { throwOnError: false })
  return messages.map(plain)
}

parentPort.on('message', (call) => {
  replyTo(call).then(
    (reply) => parentPort.postMessage({ id: call.id, reply }),
    (error) => parentPort.postMessage({ id: call.id, failure: String(error?.stack ?? error) }),
  )
})
parentPort.postMessage({ id: 0 })
