import { credentialNames } from '@/domain/account/stored-login'
import type { HttpReply, HttpRequest } from '@/platform/http/contract'
import { NoReply } from '@/platform/http/reply'
import { LoadingStore } from '@/stores/app/loading'
import { createServerLogout, LogoutStore } from '@/stores/account/logout'
import { SessionStore } from '@/stores/account/session'
import { handTimers } from '../../../support/hand-timers'
import { inspectableStore } from '../../../support/inspectable-store'
import { loginReply } from '../../../support/login-parts'
import { reply } from '../../../support/sent-calls'

type ServerReply = HttpReply | 'network' | 'never'

/** A phone that signs out; the server's replies are keyed by the end of the path. */
function phone({
  refreshToken = null,
  replies = {},
}: { refreshToken?: string | null; replies?: Record<string, ServerReply> } = {}) {
  const credentials = inspectableStore({ 'Channel-Id': 'c', RetailerUID: 'r' })
  const device = inspectableStore()
  const session = new SessionStore(credentials, device)
  session.signIn(loginReply('T1', 'u1', refreshToken))
  session.rememberEmail('ada@example.com')
  const reported: string[] = []
  const sent: HttpRequest[] = []
  const timers = handTimers()
  const send = async (request: HttpRequest) => {
    sent.push(request)
    reported.push(`${request.url.split('/').at(-1)} ${request.headers.authorization} ${session.isLogin}`)
    const outcome = replies[request.url.split('/').at(-1) ?? ''] ?? reply(200, { ok: true })
    if (outcome === 'never') return new Promise<HttpReply>(() => {})
    if (outcome === 'network') throw new NoReply('network')
    return outcome
  }
  const origins = { main: 'https://x', new: '', log: '', upload: '', stream: '', chat: '' }
  const caller = () => ({
    uid: session.uid,
    token: session.token,
    deviceId: 'd',
    currency: null,
    appType: 'web',
    appVersion: null,
  })
  const loading = new LoadingStore()
  const endAtServer = createServerLogout({
    send,
    sendFile: () => Promise.reject(new NoReply('network')),
    origins,
    caller,
    beginLoading: loading.begin,
  })
  const relaunch = { afterLogout: () => void reported.push('relaunched') }
  const tabStorage = inspectableStore({ 'booking_draft p1': '{}', blocked_action: '{}', session_id: 's' })
  const { begin: beginLoading } = loading
  const stores = { deviceStorage: device, tabStorage }
  const logout = new LogoutStore({ endAtServer, session, ...stores, timers, relaunch, beginLoading })
  return { logout, loading, tabStorage, session, credentials, device, reported, sent, timers, replies }
}

test('everything stored of the sign-in is deleted at once, the server ends it too, then the page starts over', async () => {
  const { logout, credentials, device, tabStorage, reported } = phone({ refreshToken: 'R1' })
  const over = logout.signOut()
  expect([credentials.all(), credentialNames.map(credentials.read)]).toEqual([{}, [null, null, null, null]])
  expect(tabStorage.names()).toEqual(['session_id'])
  await over
  expect([reported, device.all()]).toEqual([['logout Bearer T1 false', 'relaunched'], { signed_out: '1' }])
})

test.each(['network', reply(503, { code: 'down' })] as const)(
  'without the server it goes on all the same (%j)',
  async (outcome) => {
    const { logout, session, reported } = phone({ replies: { logout: outcome } })
    await logout.signOut()
    expect([session.isLogin, reported.at(-1)]).toEqual([false, 'relaunched'])
  },
)

test('a server without a reply is waited for 3 seconds', async () => {
  const { logout, reported, timers } = phone({ replies: { logout: 'never' } })
  const over = logout.signOut()
  timers.pass(2999)
  await Promise.resolve()
  expect(reported).not.toContain('relaunched')
  timers.pass(1)
  await over
  expect(reported.at(-1)).toBe('relaunched')
})

test('the overlay shows while the page waits, and neither afterwards nor on a later report', async () => {
  const { logout, loading, timers } = phone({ replies: { logout: 'never' } })
  const over = logout.signOut()
  expect(loading.isShown).toBe(true)
  timers.pass(3000)
  await over
  expect(loading.isShown).toBe(false)
  void logout.endStored()
  expect(loading.isShown).toBe(false)
})

test('a sign-out that could not be reported is reported later, with the old token', async () => {
  const { logout, session, device, reported, replies } = phone({ refreshToken: 'R1', replies: { logout: 'network' } })
  await logout.signOut()
  expect(Object.keys(device.all())).toEqual(['ended_sign_in', 'signed_out'])
  session.signIn(loginReply('T9', 'u9', 'R9'))
  delete replies.logout
  await logout.endStored()
  expect([reported.at(-1), device.read('ended_sign_in'), session.token]).toEqual(['logout Bearer T1 true', null, 'T9'])
  await logout.endStored()
  expect(reported.filter((line) => line.startsWith('logout'))).toHaveLength(2)
})

test.each([
  ['a mini-program renews it by its own refresh token', 'R1', false, '{"refreshToken":"R1","userid":""}'],
  ['a browser renews it by its cookie', null, false, '{"userid":""}'],
  ['not by the cookie of whoever came after', null, true, undefined],
])('an access token that is too old by then: %s', async (_what, refreshToken, isSomebodyIn, body) => {
  const { logout, session, sent, device, replies } = phone({ refreshToken, replies: { logout: 'network' } })
  await logout.signOut()
  replies.logout = reply(401, { code: 'token_invalid' })
  replies.refresh = reply(200, loginReply('T2', 'u1'))
  if (isSomebodyIn) session.signIn(loginReply('T9', 'u9'))
  await logout.endStored()
  expect(sent.find(({ url }) => url.endsWith('/refresh'))?.body).toBe(body)
  expect([device.read('ended_sign_in'), session.token]).toEqual([null, isSomebodyIn ? 'T9' : null])
})
