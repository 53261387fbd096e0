import type { HttpRequest } from '@/platform/http/contract'
import { sentCalls } from '../../support/sent-calls'

const user = {
  uid: 'u1',
  token: 'T',
  deviceId: 'device-1',
  currency: 'USD',
  appType: 'ios',
  appVersion: '3.2.1',
}

const pathAndQuery = ({ url }: HttpRequest) => url.replace(/^https:\/\/\w+/, '')

describe('time-outs', () => {
  const { clients, sent } = sentCalls()
  test.each([
    ['main', () => clients.main.call('GET /api/dest/country/ipRegion', {}), 15_000],
    ['new', () => clients.new.call('GET /api/search/zomo/list/hotcity', {}), 40_000],
    ['log', () => clients.log.call('POST /api/eventlog/create', {}), 10_000],
    ['upload', () => clients.upload.call('GET /api/search/zomo/list/hotcity', {}), 20_000],
  ])('%s', async (name, call, timeoutMs) => {
    await call()
    expect(sent.at(-1)).toMatchObject({ timeoutMs, url: expect.stringContaining(`https://${name}/`) })
  })
})

describe('userid', () => {
  const { clients, sent } = sentCalls({ caller: () => user })
  test('goes into the query of a GET of the main API', async () => {
    await clients.main.call('GET /api/geetest/email/code', { email: 'a@b.co' })
    expect(pathAndQuery(sent.at(-1)!)).toBe('/api/geetest/email/code?email=a%40b.co&userid=u1')
    expect(sent.at(-1)!.body).toBeUndefined()
  })
  test('goes into the body of a POST of main and log API', async () => {
    await clients.main.call('POST /api/Collect/Cancel', { bizType: 'hotel', bizId: '7' })
    expect(JSON.parse(sent.at(-1)!.body!)).toEqual({ bizType: 'hotel', bizId: '7', userid: 'u1' })
    await clients.log.call('POST /api/eventlog/create', { Action: 'x' })
    expect(JSON.parse(sent.at(-1)!.body!)).toEqual({ Action: 'x', userid: 'u1' })
  })
  test('is empty for a visitor', async () => {
    const other = sentCalls()
    await other.clients.main.call('GET /api/dest/country/ipRegion', {})
    expect(pathAndQuery(other.sent[0]!)).toBe('/api/dest/country/ipRegion?userid=')
  })
  test('is not sent to the new API', async () => {
    await clients.new.call('GET /api/hotel/GetHotelDetail', { id: '7' })
    expect(pathAndQuery(sent.at(-1)!)).toBe('/api/hotel/GetHotelDetail?id=7')
    await clients.new.call('POST /api/ugc/like', { bizType: 'moment', bizId: '1', isLike: true })
    expect(JSON.parse(sent.at(-1)!.body!)).toEqual({ bizType: 'moment', bizId: '1', isLike: true })
  })
})

describe('headers', () => {
  test('the new API names language, currency, app and version', async () => {
    const { clients, sent } = sentCalls({ caller: () => user })
    await clients.new.call('GET /api/search/zomo/list/hotcity', {})
    expect(sent[0]!.headers).toEqual({
      authorization: 'Bearer T',
      'device-id': 'device-1',
      'app-type': 'ios',
      'accept-language': 'en',
      currency: 'USD',
      'app-version': '3.2.1',
    })
  })
  test('a visitor in a browser without a currency preference leaves the rest out', async () => {
    const { clients, sent } = sentCalls()
    await clients.new.call('GET /api/search/zomo/list/hotcity', {})
    expect(sent[0]!.headers).toEqual({ 'device-id': 'device-1', 'app-type': 'web', 'accept-language': 'en' })
  })
  test('the main API sends user and device, and JSON as such', async () => {
    const { clients, sent } = sentCalls({ caller: () => user })
    await clients.main.call('POST /api/account/des/encrypt', { input: ['a'] })
    expect(sent[0]!.headers).toEqual({
      'content-type': 'application/json',
      authorization: 'Bearer T',
      'device-id': 'device-1',
      'app-type': 'ios',
    })
  })
  test('an idempotency key travels as a header', async () => {
    const { clients, sent } = sentCalls({ caller: () => user })
    await clients.new.call('POST /api/order/zomo/hotel/cancel', { orderid: '1' }, { idempotencyKey: 'k1' })
    expect(sent[0]!.headers['idempotency-key']).toBe('k1')
    expect(JSON.parse(sent[0]!.body!)).toEqual({ orderid: '1' })
  })
  test('what is not given is not sent', async () => {
    const { clients, sent } = sentCalls()
    await clients.new.call('GET /api/search/zomo/list/hotel', { cityId: undefined, checkIn: '2026-12-01', rooms: 2 })
    expect(pathAndQuery(sent[0]!)).toBe('/api/search/zomo/list/hotel?checkIn=2026-12-01&rooms=2')
  })
})
