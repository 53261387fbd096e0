import { NoReply } from '@/platform/http/reply'
import { LoadingStore } from '@/stores/app/loading'
import { reply, sentCalls } from '../../support/sent-calls'

const path = 'GET /api/account/curuserfullinfo'
const user = { uid: 'u1', token: 'old', deviceId: 'd', currency: null, appType: 'web', appVersion: null }

describe('errorReplies', () => {
  test.each([
    ['a good body is handed over', reply(200, { a: 1 }), { a: 1 }],
    ['204 has no body', reply(204, null), null],
  ])('%s', async (_title, httpReply, body) => {
    const { clients } = sentCalls({}, () => httpReply)
    await expect(clients.main.call(path, {})).resolves.toEqual(body)
  })
  test.each([
    ['an error object inside the body', reply(409, { error: { code: 'sold_out' } }), { code: 'sold_out' }],
    ['else the body', reply(400, { code: 'bad', message: 'No.' }), { code: 'bad', message: 'No.' }],
    ['a body that is text', reply(502, 'Bad gateway'), 'Bad gateway'],
    ['a 401 as it is', reply(401, { code: 'unauthorized' }), reply(401, { code: 'unauthorized' })],
  ])('passes on %s', async (_title, httpReply, failure) => {
    const { clients } = sentCalls({}, () => httpReply)
    await expect(clients.main.call(path, {})).rejects.toEqual(failure)
  })
  test('a missing response is a failure of its own kind', async () => {
    const { clients } = sentCalls({ send: () => Promise.reject(new NoReply('timeout')) })
    await expect(clients.main.call(path, {})).rejects.toMatchObject({ kind: 'timeout' })
  })
})

describe('loading overlay', () => {
  test('counts the calls that request it and hides at zero, whatever the outcome', async () => {
    const loading = new LoadingStore()
    const held: (() => void)[] = []
    const { clients } = sentCalls({ beginLoading: loading.begin }, (_request, count) => {
      return new Promise((resolve) => held.push(() => resolve(reply(count === 1 ? 200 : 500))))
    })
    const first = clients.main.call(path, {}, { showsLoading: true })
    const second = clients.main.call(path, {}, { showsLoading: true })
    void clients.main.call(path, {})
    await Promise.resolve()
    expect(loading.count).toBe(2)
    held[0]!()
    await first
    expect(loading.isShown).toBe(true)
    held[1]!()
    await expect(second).rejects.toEqual({})
    expect(loading.isShown).toBe(false)
  })
})

describe('an expired sign-in', () => {
  const expiring = (isRenewed: boolean) => {
    let token = 'old'
    const renewals: number[] = []
    const calls = sentCalls(
      {
        caller: () => ({ ...user, token }),
        renewToken: () => {
          renewals.push(1)
          if (isRenewed) token = 'new'
          return Promise.resolve(isRenewed)
        },
      },
      (request) => (request.headers.authorization === 'Bearer new' ? reply(200, 'fine') : reply(401)),
    )
    return { ...calls, renewals }
  }

  test('is renewed and the call sent again', async () => {
    const { clients, sent, renewals } = expiring(true)
    await expect(clients.main.call(path, {})).resolves.toBe('fine')
    expect([sent.length, renewals.length]).toEqual([2, 1])
  })
  test('is tried once: a refused renewal lets the 401 through', async () => {
    const { clients, sent } = expiring(false)
    await expect(clients.main.call(path, {})).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
  })
  test('a call that was sent with the old token while it was renewed is only sent again', async () => {
    const { clients, renewals } = expiring(true)
    await Promise.all([clients.main.call(path, {}), clients.new.call('GET /api/order/zomo/count', {})])
    expect(renewals).toHaveLength(1)
  })
  test('a visitor and a call that must not renew get their 401', async () => {
    const visitor = sentCalls({ renewToken: () => Promise.reject(new Error('not asked')) }, () => reply(401))
    await expect(visitor.clients.main.call(path, {})).rejects.toMatchObject({ status: 401 })
    const { clients, renewals } = expiring(true)
    await expect(clients.main.call(path, {}, { renewsToken: false })).rejects.toMatchObject({ status: 401 })
    expect(renewals).toHaveLength(0)
  })
  test('a failed renewal request rejects with its own failure', async () => {
    const { clients } = sentCalls(
      { caller: () => user, renewToken: () => Promise.reject(new NoReply('network')) },
      () => reply(401),
    )
    await expect(clients.main.call(path, {})).rejects.toMatchObject({ kind: 'network' })
  })
})
