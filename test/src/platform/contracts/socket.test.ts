import type { OpenSocket, SocketUrl } from '@/platform/socket/contract'
import { asHost, everyHost, type HostName, type LoadedHost } from '../../../support/as-host'

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

/** The far end of a socket, as a test plays it. */
interface FarEnd {
  readonly happen: (event: 'open' | 'message' | 'error' | 'close', data?: unknown) => void
  readonly sent: unknown[]
  readonly closed: () => number
}

/** A browser's socket. */
function browserSocket(): FarEnd {
  const sent: unknown[] = []
  let closes = 0
  const sockets: (EventTarget & { readyState: number })[] = []
  class FakeSocket extends EventTarget {
    static readonly OPEN = 1
    readyState = 0
    constructor(readonly url: string) {
      super()
      sockets.push(this)
    }
    send = (data: unknown) => sent.push(data)
    close = () => void (closes += 1)
  }
  Object.assign(globalThis, { WebSocket: FakeSocket })
  return {
    sent,
    closed: () => closes,
    happen: (event, data) => {
      const socket = sockets.at(-1)
      if (!socket) return
      if (event === 'open') socket.readyState = 1
      socket.dispatchEvent(event === 'message' ? new MessageEvent(event, { data }) : new Event(event))
    },
  }
}

/** A mini-program's task; Alipay nests what it reports. */
function hostTask(name: HostName, { taro }: LoadedHost): FarEnd {
  const sent: unknown[] = []
  let closes = 0
  const listeners = new Map<string, (value?: object) => void>()
  const on = (event: string) => (listener: () => void) => void listeners.set(event, listener)
  const task = {
    onOpen: on('open'),
    onMessage: on('message'),
    onError: on('error'),
    onClose: on('close'),
    send: ({ data }: { data: unknown }) => sent.push(data),
    close: () => void (closes += 1),
  }
  const connectSocket = (options: { fail: () => void }) => {
    listeners.set('fail', options.fail)
    return task
  }
  if (name === 'alipay') Object.assign(globalThis, { my: { connectSocket } })
  taro.host.replies.set('connectSocket', task)
  return {
    sent,
    closed: () => closes,
    happen: (event, data) => listeners.get(event)?.(name === 'alipay' ? { data: { data } } : { data }),
  }
}

describe.each(everyHost)('%s', (name) => {
  const isH5 = name === 'h5'
  const plainSocket = globalThis.WebSocket
  afterEach(() => {
    Object.assign(globalThis, { WebSocket: plainSocket })
    Reflect.deleteProperty(globalThis, 'my')
  })

  async function opened() {
    const host = asHost(name)
    const far = isH5 ? browserSocket() : hostTask(name, host)
    const { openSocket } = host.capability<{ openSocket: OpenSocket }>('socket')
    const heard: string[] = []
    const socket = openSocket('wss://chat.example/socket', {
      onOpen: () => heard.push('open'),
      onMessage: (text) => heard.push(text),
      onClose: () => heard.push('close'),
    })
    await settle()
    return { host, far, heard, socket }
  }

  test('texts go both ways once it is open', async () => {
    const { far, heard, socket } = await opened()
    far.happen('open')
    socket.send('{"kind":"ping"}')
    far.happen('message', '{"kind":"pong"}')
    expect([heard, far.sent]).toEqual([['open', '{"kind":"pong"}'], ['{"kind":"ping"}']])
  })

  test('an error and the close after it are one end, and nothing follows', async () => {
    const { far, heard, socket } = await opened()
    far.happen('error')
    far.happen('close')
    far.happen('message', 'late')
    if (!isH5) socket.send('late')
    expect([heard, far.sent]).toEqual([['close'], []])
  })

  test('after close nothing is called', async () => {
    const { far, heard, socket } = await opened()
    far.happen('open')
    socket.close()
    far.happen('message', 'late')
    far.happen('close')
    expect([heard, far.closed()]).toEqual([['open'], 1])
  })

  test('the address is that of the API with ws in place of http', () => {
    const { socketUrl } = asHost(name).capability<{ socketUrl: SocketUrl }>('socket')
    expect(socketUrl('https://chat.example', '/api/im/socket')).toBe('wss://chat.example/api/im/socket')
    expect(socketUrl('http://localhost:3000', '/x')).toBe('ws://localhost:3000/x')
    if (isH5) expect(socketUrl('', '/x')).toBe('ws://localhost/x')
  })
})

describe.each(['weapp', 'tt'] as const)('%s', (name) => {
  const open = (host: LoadedHost) => {
    const heard: string[] = []
    const { openSocket } = host.capability<{ openSocket: OpenSocket }>('socket')
    const socket = openSocket('wss://x', {
      onOpen: () => heard.push('open'),
      onMessage: () => heard.push('message'),
      onClose: () => heard.push('close'),
    })
    return { heard, socket }
  }

  test('a refused connect is an end', async () => {
    const host = asHost(name)
    host.taro.host.refused.add('connectSocket')
    const { heard } = open(host)
    expect(heard).toEqual([])
    await settle()
    expect(heard).toEqual(['close'])
  })

  test('closed before the host has begun, the task is closed as it arrives', async () => {
    const host = asHost(name)
    const far = hostTask(name, host)
    const { heard, socket } = open(host)
    socket.send('early')
    socket.close()
    await settle()
    far.happen('open')
    expect([heard, far.closed(), far.sent]).toEqual([[], 1, []])
  })
})

test('Alipay: a refused connect is an end', () => {
  const host = asHost('alipay')
  let fail = () => {}
  const on = () => {}
  const task = { onOpen: on, onMessage: on, onError: on, onClose: on, send: on, close: on }
  const connectSocket = jest.fn((options: { fail: () => void }) => {
    fail = options.fail
    return task
  })
  Object.assign(globalThis, { my: { connectSocket } })
  const onClose = jest.fn()
  const { openSocket } = host.capability<{ openSocket: OpenSocket }>('socket')
  openSocket('wss://x', { onOpen: on, onMessage: on, onClose })
  fail()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(connectSocket).toHaveBeenCalledWith(expect.objectContaining({ url: 'wss://x', multiple: true }))
  Reflect.deleteProperty(globalThis, 'my')
})
