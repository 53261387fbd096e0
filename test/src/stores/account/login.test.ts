import { SessionStore } from '@/stores/account/session'
import { createTokenRenewal } from '@/stores/account/token-renewal'
import { inspectableStore } from '../../../support/inspectable-store'
import { loginParts, loginReply, notedCalls } from '../../../support/login-parts'

const action = { name: 'submitOrder', params: { pid: '7' } }

describe('a blocked action', () => {
  test('waits behind the popup until the page that owns it takes it up, once', () => {
    const { login, session, noted } = loginParts()
    login.require(action)
    expect([login.isShown, noted]).toEqual([true, ['login_popup_shown']])
    expect(login.takePendingAction('submitOrder')).toBeNull()
    session.signIn(loginReply())
    expect(login.takePendingAction('wish')).toBeNull()
    expect(login.takePendingAction('submitOrder')).toEqual(action)
    expect(login.takePendingAction('submitOrder')).toBeNull()
  })
  test('outlives the reload', () => {
    const { login, tabStorage, credentials } = loginParts()
    login.require(action)
    const after = loginParts({ tabStorage, session: new SessionStore(credentials, inspectableStore()) })
    expect(after.login.takePendingAction('submitOrder')).toBeNull()
    credentials.write('UID', 'u1')
    credentials.write('access_token', 'T')
    const signedIn = loginParts({ tabStorage, session: new SessionStore(credentials, inspectableStore()) })
    expect(signedIn.login.takePendingAction('submitOrder')).toEqual(action)
  })
  test('is given up with the popup', () => {
    const { login, session } = loginParts()
    login.require(action)
    login.close()
    session.signIn(loginReply())
    expect([login.isShown, login.takePendingAction('submitOrder')]).toEqual([false, null])
  })
})

test('where signing in is a page of its own, that page opens', () => {
  const { login, relaunched } = loginParts({ loginPlace: 'page' })
  login.require(action)
  expect([login.isShown, relaunched]).toEqual([false, ['login page']])
})

describe('requested by many callers at once', () => {
  test('the popup is shown and noted once, and the newest action waits', () => {
    const { login, session, noted } = loginParts()
    login.require()
    login.require(action)
    login.require()
    session.signIn(loginReply())
    expect([noted, login.takePendingAction('submitOrder')]).toEqual([['login_popup_shown'], action])
  })
  test('the page opens once, and again later', () => {
    const { login, relaunched, timers } = loginParts({ loginPlace: 'page' })
    login.require()
    login.require(action)
    expect(relaunched).toEqual(['login page'])
    timers.pass(1000)
    login.require()
    expect(relaunched).toHaveLength(2)
    login.succeed()
    timers.pass(300)
    login.require()
    expect(relaunched.slice(2)).toEqual(['login', 'login page'])
  })
})

test.each([
  [false, null],
  [true, action],
])('the page left, signed in %s: the action that waits is %j', (isSignedIn, waiting) => {
  const { login, session } = loginParts({ loginPlace: 'page' })
  login.require(action)
  if (isSignedIn) session.signIn(loginReply())
  login.leavePage()
  session.signIn(loginReply())
  expect(login.takePendingAction('submitOrder')).toEqual(waiting)
})

test('where that page cannot be opened, the popup stands in', () => {
  const { login } = loginParts({ loginPlace: 'page', openLoginPage: (onNone) => onNone() })
  login.require(action, false)
  expect([login.isShown, login.canClose]).toEqual([true, false])
})

test('a visitor who turned back there drops the action and can be prompted again at once', () => {
  let opened = 0
  const turnBack = (_onNone: () => void, onTurnedBack: () => void) => {
    opened += 1
    onTurnedBack()
  }
  const { login, session } = loginParts({ loginPlace: 'page', openLoginPage: turnBack })
  login.require(action)
  login.require()
  session.signIn(loginReply())
  expect([opened, login.isShown, login.takePendingAction('submitOrder')]).toEqual([2, false, null])
})

test('the close icon can be hidden', () => {
  const { login } = loginParts()
  login.require(null, false)
  expect(login.canClose).toBe(false)
})

describe('the session', () => {
  test.each([
    [{}, false],
    [{ UID: 'u1' }, false],
    [{ access_token: 'T' }, false],
    [{ UID: 'u1', access_token: 'T' }, true],
  ])('with %j is a sign-in: %s', (stored, isLogin) => {
    expect(new SessionStore(inspectableStore(stored), inspectableStore()).isLogin).toBe(isLogin)
  })
})

describe('renewing the access token', () => {
  const renewal = (failures: Parameters<typeof notedCalls>[0] = {}, untilActive = () => Promise.resolve()) => {
    const stored = inspectableStore()
    const session = new SessionStore(stored, inspectableStore())
    session.signIn(loginReply('T1', 'u1', 'R1'))
    const noted = notedCalls(failures)
    return {
      stored,
      session,
      ...noted,
      renew: createTokenRenewal(() => noted.calls.refreshToken, session, untilActive),
    }
  }
  test('is one call for all that wait', async () => {
    const { renew, requested, session } = renewal()
    await expect(Promise.all([renew(), renew(), renew()])).resolves.toEqual([true, true, true])
    expect([requested, session.token]).toEqual([[['refreshToken', { refreshToken: 'R1' }]], 'T2'])
    await renew()
    expect(requested).toHaveLength(2)
  })
  test('waits until somebody looks', async () => {
    let look = () => {}
    const { renew, requested } = renewal({}, () => new Promise((resolve) => (look = resolve)))
    const isRenewed = Promise.all([renew(), renew()])
    await Promise.resolve()
    expect(requested).toEqual([])
    look()
    await expect(isRenewed).resolves.toEqual([true, true])
    expect(requested).toHaveLength(1)
  })
  test('refused ends the sign-in', async () => {
    const { renew, session } = renewal({ refreshToken: { status: 401 } })
    await expect(renew()).resolves.toBe(false)
    expect(session.isLogin).toBe(false)
  })
  test.each([
    { kind: 'network' },
    { kind: 'timeout' },
    { code: 'too_many_requests', message: 'Wait.', requestId: 'r' },
    { code: 'unavailable', message: 'Soon.', requestId: 'r' },
    'Bad gateway',
  ])('that failed otherwise ends nothing: %j', async (failure) => {
    const { renew, session } = renewal({ refreshToken: failure })
    await expect(renew()).rejects.toEqual(failure)
    expect(session.token).toBe('T1')
  })
  test('is not needed where another tab has done it', async () => {
    const { renew, requested, session, stored } = renewal()
    stored.write('access_token', 'T9')
    await expect(renew()).resolves.toBe(true)
    expect([requested, session.token]).toEqual([[], 'T9'])
  })
})
