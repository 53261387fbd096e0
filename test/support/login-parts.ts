import type { ApiCalls } from '@/api/create-api'
import { EventLogStore } from '@/stores/app/event-log'
import { LoginFormStore } from '@/stores/account/login-form'
import { LoginStore, type LoginDependencies } from '@/stores/account/login'
import { ResendWait } from '@/stores/account/resend-wait'
import { SessionStore } from '@/stores/account/session'
import { ToastStore } from '@/stores/app/toast'
import { handTimers } from './hand-timers'
import { inspectableStore } from './inspectable-store'

export const loginReply = (token = 'T1', uid = 'u1', refreshToken: string | null = null) => ({
  accessToken: { access_token: token, expires_in: 900 },
  refreshToken,
  userID: uid,
})

type ByCall = Partial<Record<keyof ApiCalls['login'], unknown>>

/** Creates login calls that record their input; each succeeds unless it is set to fail or to reply otherwise. */
export function notedCalls(failures: ByCall = {}, ownReplies: ByCall = {}) {
  const requested: [string, object][] = []
  const replies: ByCall = {
    encryptValues: ['JWE'],
    loginByEmailCode: loginReply(),
    loginByEmailPassword: loginReply(),
    resetEmailPassword: loginReply(),
    refreshToken: loginReply('T2'),
    exchangeHandOffTicket: loginReply(),
    ...ownReplies,
  }
  const calls = new Proxy({} as ApiCalls['login'], {
    get: (_target, name: keyof ApiCalls['login']) => async (input: object) => {
      requested.push([name, input])
      if (name in failures) throw failures[name]
      return replies[name] ?? { ok: true }
    },
  })
  return { calls, requested, failures }
}

/** Everything round the login popup, on a device that holds still. */
export function loginParts(change: Partial<LoginDependencies> = {}) {
  const timers = handTimers()
  const tabStorage = inspectableStore()
  const credentials = inspectableStore()
  const session = new SessionStore(credentials, inspectableStore())
  const noted: (string | undefined)[] = []
  const eventLog = new EventLogStore(
    async ({ Action }) => {
      noted.push(Action)
      return { ok: true }
    },
    () => ({}),
  )
  const relaunched: string[] = []
  const relaunch = {
    afterLogin: () => void relaunched.push('login'),
    afterLogout: () => void relaunched.push('logout'),
  }
  const login = new LoginStore({
    session,
    eventLog,
    tabStorage,
    timers,
    relaunch,
    loginPlace: 'popup',
    openLoginPage: () => void relaunched.push('login page'),
    ...change,
  })
  return { timers, tabStorage, credentials, session, noted, relaunch, relaunched, login }
}

/** The form in the popup, over noted calls. */
export function loginForm(...notes: Parameters<typeof notedCalls>) {
  const parts = loginParts()
  const noted = notedCalls(...notes)
  let nowMs = 1_000_000
  const clock = { now: () => nowMs }
  const toast = new ToastStore(handTimers())
  const wait = new ResendWait(clock, parts.timers)
  const hashPassword = async (email: string, password: string) => `hash of ${password} for ${email}`
  const { session, login } = parts
  const form = new LoginFormStore({ calls: noted.calls, session, login, toast, wait, hashPassword })
  const pass = (ms: number) => {
    nowMs += ms
    parts.timers.pass(ms)
  }
  return { ...parts, ...noted, form, toast, pass }
}
