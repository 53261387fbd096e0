import { SessionStore } from '@/stores/account/session'
import { SessionWatch } from '@/stores/account/session-watch'
import { inspectableStore } from '../../../support/inspectable-store'
import { loginReply } from '../../../support/login-parts'

type StoredValues = Record<string, string>

const mine: StoredValues = { UID: 'u1', access_token: 'T1' }

test.each([
  ['nothing changed', mine, mine, false, 0, 'u1'],
  ['another tab renewed the token', mine, { UID: 'u1', access_token: 'T2' }, false, 0, 'u1'],
  ['another tab signed out', mine, {}, false, 1, null],
  ['another tab signed somebody else in', mine, { UID: 'u2', access_token: 'T3' }, false, 1, 'u2'],
  ['another tab signed in', {}, mine, false, 0, 'u1'],
  ['another tab signed in while this one asks for it', {}, mine, true, 1, 'u1'],
  ['only half of a sign-in is left', mine, { UID: 'u1' }, false, 1, 'u1'],
] satisfies [string, StoredValues, StoredValues, boolean, number, string | null][])(
  '%s',
  (_what, before, after, isShown, isRecreated, uid) => {
    let stored: StoredValues = before
    let notify: () => void = () => {}
    const credentials = { ...inspectableStore(), read: (name: string) => stored[name] ?? null }
    const session = new SessionStore(credentials, inspectableStore())
    let relaunches = 0
    const watchOtherTabs = (listener: () => void) => {
      notify = listener
      return () => (notify = () => {})
    }
    const relaunch = { afterLogin: () => void (relaunches += 1) }
    const stop = new SessionWatch({
      session,
      login: { isShown },
      watchOtherTabs,
      relaunch,
      tabStorage: inspectableStore(),
    }).start()
    stored = after
    notify()
    expect([relaunches, session.uid]).toEqual([isRecreated, uid])
    notify()
    expect(relaunches).toBe(isRecreated)
    stop()
  },
)

test('a sign-in that the browser refuses to keep is this page’s own', () => {
  const session = new SessionStore(
    { ...inspectableStore(), read: () => null, hasUnkept: () => true },
    inspectableStore(),
  )
  session.signIn(loginReply())
  expect([session.followStored(), session.isLogin]).toEqual(['same', true])
})

const draftsOf = (uid: string) => ({ traveler_draft: JSON.stringify({ uid }), 'booking_draft p1': '{"uid":null}' })

test.each([
  ['ran out in another tab', {}, {}, ['traveler_draft', 'booking_draft p1']],
  ['was left in another tab', {}, { signed_out: '1' }, []],
  ['became another one', { UID: 'u2', access_token: 'T3' }, {}, ['booking_draft p1']],
] satisfies [string, StoredValues, StoredValues, string[]][])('a sign-in that %s', (_what, after, device, left) => {
  let stored: StoredValues = mine
  let notify: () => void = () => {}
  const session = new SessionStore(
    { ...inspectableStore(), read: (name) => stored[name] ?? null },
    inspectableStore(device),
  )
  const tabStorage = inspectableStore(draftsOf('u1'))
  const watchOtherTabs = (listener: () => void) => {
    notify = listener
    return () => {}
  }
  const relaunch = { afterLogin: () => {} }
  new SessionWatch({ session, login: { isShown: false }, watchOtherTabs, relaunch, tabStorage }).start()
  stored = after
  notify()
  expect(tabStorage.names()).toEqual(left)
})

test.each([
  ['was left', { signed_out: '1' }, ['booking_draft p1']],
  ['ran out', {}, ['traveler_draft', 'booking_draft p1']],
] satisfies [string, StoredValues, string[]][])('a page that is opened after its sign-in %s', (_what, device, left) => {
  const session = new SessionStore(inspectableStore(), inspectableStore(device))
  const tabStorage = inspectableStore(draftsOf('u1'))
  const relaunch = { afterLogin: () => {} }
  const watchOtherTabs = () => () => {}
  new SessionWatch({ session, login: { isShown: false }, watchOtherTabs, relaunch, tabStorage }).start()
  expect(tabStorage.names()).toEqual(left)
})
