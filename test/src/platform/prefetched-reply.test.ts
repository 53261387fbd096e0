import { sendHttp } from '@/platform/http/index.h5'
import type { HttpRequest } from '@/platform/http/contract'
import { adas, openPage, type Device, type Sent } from '../ssr/open-page'

const reply = (text: string, status = 200) =>
  ({ status, headers: new Map(), text: async () => text }) as unknown as Response

/** The bookings opened on Ada's device; the replies of the calls, in the order in which they go out. */
function openBookings(replies: ((sent: Sent) => Promise<Response>)[], device: Device = adas) {
  return openPage(
    '/order/list',
    device,
    (sent) => replies.shift()?.(sent) ?? Promise.reject(new Error('asked for more')),
  )
}

const replyWith =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(reply(text, status))
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

/** The request of the app that is worded as the first one of the page. */
const sameAs = ([first]: readonly Sent[]): HttpRequest => {
  const { method, headers, body } = first!.init
  return { method, headers, body, url: first!.url, timeoutMs: 40_000 } as HttpRequest
}

test('the app takes over what the page has begun, once', async () => {
  const { sent } = openBookings([
    replyWith('"early"'),
    replyWith('"counts"'),
    replyWith('"tips"'),
    replyWith('"asked"'),
  ])
  const request = sameAs(sent)
  expect((await sendHttp(request)).body).toBe('early')
  expect(sent).toHaveLength(3)
  expect((await sendHttp(request)).body).toBe('asked')
  expect(sent).toHaveLength(4)
})

test.each<[string, (request: HttpRequest) => HttpRequest]>([
  ['by another account', (request) => ({ ...request, headers: { ...request.headers, authorization: 'Bearer b.e.n' } })],
  ['in another currency', (request) => ({ ...request, headers: { ...request.headers, currency: 'EUR' } })],
  ['by a visitor', (request) => ({ ...request, headers: { 'device-id': 'd-1' } })],
  ['for something else', (request) => ({ ...request, url: request.url.replace('all', 'to_pay') })],
  ['to write', (request) => ({ ...request, method: 'POST' })],
  ['with a body', (request) => ({ ...request, body: '{}' })],
])('a call %s goes to the server', async (_how, change) => {
  const { sent, early } = openBookings([
    replyWith('"early"'),
    replyWith('"counts"'),
    replyWith('"tips"'),
    replyWith('"asked"'),
  ])
  const left = Object.keys(early).length
  expect((await sendHttp(change(sameAs(sent)))).body).toBe('asked')
  expect(Object.keys(early)).toHaveLength(left)
})

test.each([
  [29_999, 'early'],
  [30_000, 'asked'],
  [-1, 'asked'],
])('%d ms later the reply is the one that was %s', async (laterMs, source) => {
  jest.useFakeTimers({ now: 1_800_000_000_000 })
  const { sent } = openBookings([
    replyWith('"early"'),
    replyWith('"counts"'),
    replyWith('"tips"'),
    replyWith('"asked"'),
  ])
  jest.setSystemTime(1_800_000_000_000 + laterMs)
  expect((await sendHttp(sameAs(sent))).body).toBe(source)
  jest.useRealTimers()
})

test('a 401 is a reply like any other', async () => {
  const { sent } = openBookings([replyWith('{"error":{}}', 401), replyWith('"counts"'), replyWith('"tips"')])
  expect(await sendHttp(sameAs(sent))).toMatchObject({ status: 401, body: { error: {} } })
})

test('without a prefetched reply the app sends its own request and handles its failure', async () => {
  const recovered = openBookings([fails, replyWith('"counts"'), replyWith('"tips"'), replyWith('"asked"')])
  expect((await sendHttp(sameAs(recovered.sent))).body).toBe('asked')
  const lost = openBookings([fails, replyWith('"counts"'), replyWith('"tips"'), fails])
  await expect(sendHttp(sameAs(lost.sent))).rejects.toMatchObject({ kind: 'network' })
})

test('a prefetched request that is too slow ends when the app’s own would', async () => {
  jest.useFakeTimers()
  const untilAborted = ({ init }: Sent) =>
    new Promise<Response>((_resolve, reject) => {
      const stop = () => reject(new DOMException('aborted', 'AbortError'))
      if (init.signal?.aborted) stop()
      init.signal?.addEventListener('abort', stop)
    })
  const { sent } = openBookings([untilAborted, replyWith('"counts"'), replyWith('"tips"'), untilAborted])
  const failure = expect(sendHttp(sameAs(sent))).rejects.toMatchObject({ kind: 'timeout' })
  await jest.advanceTimersByTimeAsync(39_999)
  expect(sent[0]?.init.signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(sent[0]?.init.signal?.aborted).toBe(true)
  await failure
  jest.useRealTimers()
})
