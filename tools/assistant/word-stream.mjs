import { createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const story = 'the old house stands by a river under green hills and its rooms look out on quiet gardens'.split(' ')

/** Events of an answer with the given number of words, one event a word; a new line begins after each fifth sentence. */
function* wordEvents(count) {
  for (let at = 0; at < count; at += 1) {
    const word = story[at % story.length]
    const end = (at + 1) % 90 === 0 ? '.\n' : (at + 1) % 18 === 0 ? '. ' : ' '
    yield { seq: at + 1, kind: 'text', text: word + end }
  }
  yield { seq: count + 1, kind: 'end', state: 'done', text: '' }
}

async function writeStory(response, { count, perSecond }) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const startAt = performance.now()
  for (const event of wordEvents(count)) {
    response.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`)
    const dueMs = startAt + (event.seq * 1000) / perSecond - performance.now()
    if (dueMs > 1) await wait(dueMs)
  }
  response.end()
}

/** Passes all requests on to a server, but writes every answer of the assistant itself, word by word. */
export async function startWordStream(origin, pace) {
  const { hostname, port } = new URL(origin)
  const proxy = createServer((incoming, response) => {
    if (incoming.url.startsWith('/api/im/dialog/stream')) return void writeStory(response, pace)
    const { method, url: path, headers } = incoming
    const passed = request({ hostname, port, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode, reply.headers)
      reply.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  })
  await new Promise((resolve) => proxy.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${proxy.address().port}`,
    close: () => {
      proxy.closeAllConnections()
      return new Promise((resolve) => proxy.close(resolve))
    },
  }
}
