import { TextDecoder } from 'node:util'
import type { OpenStream } from '@/platform/stream/contract'
import { asHost, type HostName, type LoadedHost } from '../../../support/as-host'

const url = 'https://api.example/stream?turnId=t1'
const headers = { authorization: 'Bearer t' }
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** The far end of a stream, as a test plays it. */
interface FarEnd {
  /** Sends bytes, which may end anywhere. */
  send(bytes: Uint8Array): void
  end(): void
  fail(): void
  readonly isAborted: () => boolean
}

/** A browser's fetch with a body that the test writes. */
function browserStream(status: number, type: string): FarEnd {
  let isAborted = false
  const queue: { done: boolean; value?: Uint8Array }[] = []
  let wake: ((piece: { done: boolean; value?: Uint8Array }) => void) | null = null
  let refuse: (() => void) | null = null
  const put = (piece: { done: boolean; value?: Uint8Array }) => {
    if (wake) wake(piece)
    else queue.push(piece)
    wake = null
  }
  const read = () =>
    new Promise((resolve, reject) => {
      refuse = () => reject(new TypeError('network error'))
      const next = queue.shift()
      if (next) resolve(next)
      else wake = resolve
    })
  Object.assign(globalThis, { TextDecoder })
  globalThis.fetch = (async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => {
      isAborted = true
      refuse?.()
    })
    const headersOf = new Map([['content-type', type]])
    return { ok: status === 200, status, headers: headersOf, body: { getReader: () => ({ read }) } }
  }) as unknown as typeof fetch
  return {
    send: (value) => put({ done: false, value }),
    end: () => put({ done: true }),
    fail: () => refuse?.(),
    isAborted: () => isAborted,
  }
}

/** WeChat's request in chunks. */
function chunkedRequest({ taro }: LoadedHost, status: number): FarEnd {
  let isAborted = false
  let onChunk = (_chunk: { data: ArrayBuffer }) => {}
  let resolve = (_reply: object) => {}
  let reject = (_failure: object) => {}
  taro.host.respond = () =>
    Object.assign(
      new Promise((done, failed) => {
        resolve = done
        reject = failed
      }),
      {
        abort: () => void (isAborted = true),
        onChunkReceived: (listener: typeof onChunk) => void (onChunk = listener),
      },
    )
  return {
    send: (bytes) => onChunk({ data: bytes.buffer as ArrayBuffer }),
    end: () => resolve({ statusCode: status, header: {}, data: '' }),
    fail: () => reject({ errMsg: 'request:fail' }),
    isAborted: () => isAborted,
  }
}

const farEndOf = (name: 'h5' | 'weapp', host: LoadedHost, status = 200) =>
  name === 'h5' ? browserStream(status, 'text/event-stream; charset=utf-8') : chunkedRequest(host, status)

/** Opens a stream and notes what is called. */
function opened(host: LoadedHost) {
  const { openStream } = host.capability<{ openStream: OpenStream | null }>('stream')
  const heard: unknown[] = []
  const abort = openStream?.(
    { url, headers },
    { onEvent: ({ id, data }) => heard.push([id, data]), onEnd: (reason) => heard.push(reason) },
  )
  return { heard, abort: () => abort?.(), isNone: openStream === null }
}

describe.each(['h5', 'weapp'] as const)('%s', (name) => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('events arrive as they come, also where a piece ends within a character', async () => {
    const host = asHost(name)
    const far = farEndOf(name, host)
    const { heard } = opened(host)
    await settle()
    const bytes = bytesOf('id: 1\ndata: 你好\n\n')
    far.send(bytes.slice(0, 14))
    await settle()
    far.send(bytes.slice(14))
    await settle()
    expect(heard).toEqual([['1', '你好']])
    far.end()
    await settle()
    expect(heard).toEqual([['1', '你好'], 'ended'])
  })

  test('a connection that breaks is reported once', async () => {
    const host = asHost(name)
    const far = farEndOf(name, host)
    const { heard } = opened(host)
    await settle()
    far.fail()
    await settle()
    jest.advanceTimersByTime(100_000)
    expect(heard).toEqual(['broken'])
  })

  test('a refusal is broken', async () => {
    const host = asHost(name)
    const far = farEndOf(name, host, 404)
    const { heard } = opened(host)
    await settle()
    far.end()
    await settle()
    expect(heard).toEqual(['broken'])
  })

  test('a stream that falls silent is broken, one with heartbeats is not', async () => {
    const host = asHost(name)
    const far = farEndOf(name, host)
    const { heard } = opened(host)
    await settle()
    for (let beat = 0; beat < 5; beat += 1) {
      far.send(bytesOf(': beat\n\n'))
      await settle()
      jest.advanceTimersByTime(44_000)
    }
    expect(heard).toEqual([])
    jest.advanceTimersByTime(1000)
    expect([heard, far.isAborted()]).toEqual([['broken'], true])
  })

  test('after an abort nothing is called', async () => {
    const host = asHost(name)
    const far = farEndOf(name, host)
    const { heard, abort } = opened(host)
    await settle()
    abort()
    far.send(bytesOf('data: a\n\n'))
    far.end()
    await settle()
    jest.advanceTimersByTime(100_000)
    expect([heard, far.isAborted()]).toEqual([[], true])
  })
})

test('H5: a reply that is no stream is broken', async () => {
  const host = asHost('h5')
  browserStream(200, 'text/html')
  const { heard } = opened(host)
  await settle()
  expect(heard).toEqual(['broken'])
})

test.each([
  ['bytes', bytesOf('data: a\n\n').buffer],
  ['text', 'data: a\n\n'],
])('WeChat: a client without chunks hands over all at the end, as %s', async (_as, data) => {
  const host = asHost('weapp')
  host.taro.host.respond = () => Promise.resolve({ statusCode: 200, header: {}, data })
  const { heard } = opened(host)
  await settle()
  expect(heard).toEqual([['', 'a'], 'ended'])
  expect(host.taro.host.calls).toMatchObject([['request', { url, header: headers, enableChunked: true }]])
})

describe('tt', () => {
  const listeners = new Map<string, (message?: object) => void>()
  const on = (name: string) => (listener: () => void) => void listeners.set(name, listener)
  const task = { onMessage: on('message'), onError: on('error'), onClose: on('close'), close: jest.fn() }

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'tt')
    task.close.mockClear()
  })

  test.each([
    ['close', 'ended'],
    ['error', 'broken'],
  ])('the host’s events are passed on, and its %s', (event, reason) => {
    const createEventSource = jest.fn(() => task)
    Object.assign(globalThis, { tt: { createEventSource } })
    const { heard, abort } = opened(asHost('tt'))
    listeners.get('message')?.({ data: 'a', event: 'message', lastEventId: '3' })
    listeners.get(event)?.()
    abort()
    listeners.get('message')?.({ data: 'b' })
    expect(heard).toEqual([['3', 'a'], reason])
    expect(createEventSource).toHaveBeenCalledWith(expect.objectContaining({ url, header: headers }), 300_000)
    expect(task.close).toHaveBeenCalledTimes(1)
  })

  test('after an abort nothing is called', () => {
    Object.assign(globalThis, { tt: { createEventSource: () => task } })
    const { heard, abort } = opened(asHost('tt'))
    abort()
    listeners.get('message')?.({ data: 'a' })
    listeners.get('close')?.()
    expect([heard, task.close.mock.calls.length]).toEqual([[], 1])
  })
})

test.each<[HostName, object]>([
  ['alipay', {}],
  ['tt', { tt: {} }],
])('%s without streams has none', (name, globals) => {
  Object.assign(globalThis, globals)
  expect(opened(asHost(name)).isNone).toBe(true)
  Reflect.deleteProperty(globalThis, 'tt')
})
