import { SessionStore } from '@/stores/session'
import { SessionWatch } from '@/stores/session-watch'
import { keptValues } from '../../support/kept-values'
import { loginReply } from '../../support/login-parts'

type Kept = Record<string, string>

const mine: Kept = { UID: 'u1', access_token: 'T1' }

test.each([
  ['nothing changed', mine, mine, false, 0, 'u1'],
  ['another tab renewed the token', mine, { UID: 'u1', access_token: 'T2' }, false, 0, 'u1'],
  ['another tab signed out', mine, {}, false, 1, null],
  ['another tab signed somebody else in', mine, { UID: 'u2', access_token: 'T3' }, false, 1, 'u2'],
  ['another tab signed in', {}, mine, false, 0, 'u1'],
  ['another tab signed in while this one asks for it', {}, mine, true, 1, 'u1'],
  ['only half of a sign-in is left', mine, { UID: 'u1' }, false, 1, 'u1'],
] satisfies [string, Kept, Kept, boolean, number, string | null][])(
  '%s',
  (_what, before, after, isShown, anew, uid) => {
    let kept: Kept = before
    let tell: () => void = () => {}
    const credentials = { ...keptValues(), read: (name: string) => kept[name] ?? null }
    const session = new SessionStore(credentials, keptValues())
    let relaunches = 0
    const watchOtherTabs = (listener: () => void) => {
      tell = listener
      return () => (tell = () => {})
    }
    const relaunch = { afterLogin: () => void (relaunches += 1) }
    const stop = new SessionWatch({ session, login: { isShown }, watchOtherTabs, relaunch }).start()
    kept = after
    tell()
    expect([relaunches, session.uid]).toEqual([anew, uid])
    tell()
    expect(relaunches).toBe(anew)
    stop()
  },
)

test('a sign-in that the browser refuses to keep is this page’s own', () => {
  const session = new SessionStore({ ...keptValues(), read: () => null, hasUnkept: () => true }, keptValues())
  session.signIn(loginReply())
  expect([session.followKept(), session.isLogin]).toEqual(['same', true])
})
