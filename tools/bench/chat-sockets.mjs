import { WebSocket } from 'ws'

/** Creates calls of a visitor's device to a server. */
function chatDevice(origin, deviceId) {
  return async (method, path, input) => {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'device-id': deviceId },
      body: JSON.stringify(input),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
}

/** Opens a chat at one server and its socket at another; `onMessage` gets the clientId of each message that comes. */
export async function openChat({ sending, receiving, deviceId, onMessage }) {
  const send = chatDevice(sending, deviceId)
  const { sessionId } = await send('POST', '/api/im/chat/session', {})
  const { ticket, path } = await chatDevice(receiving, deviceId)('POST', '/api/im/chat/ticket', { sessionId })
  const socket = new WebSocket(`${receiving.replace(/^http/, 'ws')}${path}`)
  await new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`a socket was closed with ${code}`)))
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', ticket, after: 0 })))
    socket.on('message', (bytes) => {
      const frame = JSON.parse(new TextDecoder().decode(bytes))
      if (frame.kind === 'session') resolve()
      if (frame.kind === 'messages') for (const { clientId } of frame.list) onMessage(clientId)
    })
  })
  return {
    sessionId,
    write: (clientId) => send('POST', '/api/im/chat/message', { sessionId, clientId, content: 'How are you?' }),
    close: () => socket.terminate(),
  }
}
