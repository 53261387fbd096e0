import * as h5 from '@/platform/http/index.h5'
import * as mini from '@/platform/http'
import type { HttpRequest } from '@/platform/http/contract'
import { host, resetHost } from '../../support/taro-mock'

const request: HttpRequest = {
  method: 'POST',
  url: 'https://api/x',
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
  timeoutMs: 15_000,
}

/** The same reply as each host delivers it. */
const hosts = {
  h5: {
    sendHttp: h5.sendHttp,
    replies(status: number, text: string) {
      const headers = new Map([['x-request-id', 'r1']])
      globalThis.fetch = (async () => ({ status, headers, text: async () => text })) as unknown as typeof fetch
    },
    fails: () => void (globalThis.fetch = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch),
  },
  mini: {
    sendHttp: mini.sendHttp,
    replies(status: number, text: string) {
      host.respond = () => Promise.resolve({ statusCode: status, header: { 'X-Request-Id': 'r1' }, data: text })
    },
    fails: () => void (host.respond = () => Promise.reject({ errMsg: 'request:fail ' })),
  },
}

beforeEach(resetHost)

describe.each(Object.entries(hosts))('%s', (_name, { sendHttp, replies, fails }) => {
  test.each([
    [200, '{"a":1}', { a: 1 }],
    [204, '', null],
    [409, '{"code":"sold_out"}', { code: 'sold_out' }],
    [502, '<html>', '<html>'],
  ])('%s is a reply', async (status, text, body) => {
    replies(status, text)
    await expect(sendHttp(request)).resolves.toEqual({ status, headers: { 'x-request-id': 'r1' }, body })
  })
  test('no connection', async () => {
    fails()
    await expect(sendHttp(request)).rejects.toMatchObject({ kind: 'network' })
  })
})

test('H5 gives up when the time is over', async () => {
  jest.useFakeTimers()
  let isAborted = false
  globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal!.addEventListener('abort', () => {
        isAborted = true
        reject(new DOMException('aborted', 'AbortError'))
      })
    })) as typeof fetch
  const sent = h5.sendHttp(request)
  const failure = expect(sent).rejects.toMatchObject({ kind: 'timeout' })
  jest.advanceTimersByTime(14_999)
  expect(isAborted).toBe(false)
  jest.advanceTimersByTime(1)
  await failure
  jest.useRealTimers()
})

test.each([
  ['a small change', { method: 'POST', body: '{"a":1}' }, true],
  ['one without a body', { method: 'DELETE', body: undefined }, true],
  ['the largest that browsers surely keep beside others', { method: 'PUT', body: 'x'.repeat(8192) }, true],
  ['a larger one', { method: 'PUT', body: 'x'.repeat(8193) }, false],
  ['what only reads', { method: 'GET', body: undefined }, false],
] as const)('H5: whether a call outlives its page: %s', async (_what, call, outlives) => {
  let requested: RequestInit | undefined
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    requested = init
    return { status: 204, headers: new Map(), text: async () => '' }
  }) as unknown as typeof fetch
  await h5.sendHttp({ ...request, ...call })
  expect(requested?.keepalive).toBe(outlives)
})

test('mini-programs pass the time-out to the host, and read its error for it', async () => {
  host.respond = () => Promise.reject({ errMsg: 'request:fail timeout' })
  await expect(mini.sendHttp(request)).rejects.toMatchObject({ kind: 'timeout' })
  expect(host.calls[0]).toEqual(['request', expect.objectContaining({ timeout: 15_000, data: '{"a":1}' })])
})

test('PATCH goes as POST where the host has no PATCH', async () => {
  await mini.sendHttp({ ...request, method: 'PATCH' })
  expect(host.calls[0]![1]).toMatchObject({
    method: 'POST',
    header: { 'content-type': 'application/json', 'x-http-method-override': 'PATCH' },
  })
})

test('an error status that the host rejects is a reply all the same', async () => {
  host.respond = () => Promise.reject({ error: 19, status: 401, headers: {}, data: '{"code":"unauthorized"}' })
  await expect(mini.sendHttp(request)).resolves.toEqual({ status: 401, headers: {}, body: { code: 'unauthorized' } })
})
