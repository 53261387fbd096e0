import type { ClientDependencies } from '@/api/create-clients'
import type { CallOptions, Clients } from '@/api/client'
import * as h5Http from '@/platform/http/index.h5'
import * as miniHttp from '@/platform/http'
import * as h5Upload from '@/platform/http/upload.h5'
import * as miniUpload from '@/platform/http/upload'
import { LoadingStore } from '@/stores/app/loading'
import { sentCalls } from '../../support/sent-calls'
import { host, resetHost } from '../../support/taro-mock'

/** A browser's request without a response; like a browser it ends only by its own time-out. */
class SilentRequest extends EventTarget {
  timeout = 0
  readonly upload = new EventTarget()
  open() {}
  setRequestHeader() {}
  send() {
    setTimeout(() => this.dispatchEvent(new Event('timeout')), this.timeout)
  }
}

const silence = new Promise<never>(() => {})

/** Hosts on which no reply ever comes. */
const hosts = {
  h5: { send: h5Http.sendHttp, sendFile: h5Upload.sendFile, file: { kind: 'bytes', bytes: new Blob(['x']) } },
  'a mini-program': { send: miniHttp.sendHttp, sendFile: miniUpload.sendFile, file: { kind: 'path', path: 'wx://x' } },
} as const

beforeEach(() => {
  resetHost()
  jest.useFakeTimers()
  host.respond = () => silence
  host.replies.set('uploadFile', silence)
  globalThis.XMLHttpRequest = SilentRequest as unknown as typeof XMLHttpRequest
  globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })) as typeof fetch
})
afterEach(() => {
  jest.useRealTimers()
})

type Call = (clients: Clients, options: CallOptions) => Promise<unknown>

const calls: [name: string, limitMs: number, call: Call][] = [
  ['main', 15_000, ({ main }, options) => main.call('GET /api/dest/country/ipRegion', {}, options)],
  ['new', 40_000, (all, options) => all.new.call('GET /api/search/zomo/list/hotcity', {}, options)],
  ['log', 10_000, ({ log }, options) => log.call('POST /api/eventlog/create', { Action: 'x' }, options)],
  [
    'upload',
    20_000,
    ({ upload }, options) =>
      upload.call('POST /api/upload/file', { purpose: 'avatar', cropLeft: 0, cropSide: 1 }, options),
  ],
]

const clientsOf = (sends: Pick<ClientDependencies, 'send' | 'sendFile'>, loading: LoadingStore) =>
  sentCalls({ ...sends, beginLoading: () => loading.begin() }).clients

describe.each(Object.entries(hosts))('on %s', (_host, { file, ...sends }) => {
  test.each(calls)('a call of the %s client ends after %d ms, not before', async (name, limitMs, call) => {
    const loading = new LoadingStore()
    const options = { showsLoading: true, ...(name === 'upload' ? { file } : {}) }
    const ended = jest.fn()
    void call(clientsOf(sends, loading), options).catch(ended)
    await jest.advanceTimersByTimeAsync(limitMs - 1)
    expect([ended.mock.calls.length, loading.isShown]).toEqual([0, true])
    await jest.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
    expect([loading.count, loading.isShown]).toEqual([0, false])
  })

  test('the overlay goes with the last of several calls', async () => {
    const loading = new LoadingStore()
    const clients = clientsOf(sends, loading)
    for (const [name, , call] of calls)
      void call(clients, { showsLoading: true, ...(name === 'upload' ? { file } : {}) }).catch(() => {})
    const seen: number[] = []
    for (const atMs of [9_999, 1, 5_000, 5_000, 20_000]) {
      await jest.advanceTimersByTimeAsync(atMs)
      seen.push(loading.count)
    }
    expect(seen).toEqual([4, 3, 2, 1, 0])
  })
})
