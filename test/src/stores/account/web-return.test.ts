import { ToastStore } from '@/stores/app/toast'
import { WebReturn } from '@/stores/account/web-return'
import { handTimers } from '../../../support/hand-timers'
import { loginParts, loginReply, notedCalls } from '../../../support/login-parts'

const wanted = { returnTo: 'https://m.staylark.com/hotel/list?cityId=paris#x', deviceId: 'web-1' }

function parts({ isLogin = true, waits = true, fails = false } = {}) {
  const { session } = loginParts()
  if (isLogin) session.signIn(loginReply('T1', 'u1'))
  const { calls, requested } = notedCalls(fails ? { createHandOffTicket: { kind: 'network' } } : {})
  const returned: string[] = []
  const toast = new ToastStore(handTimers())
  const webReturn = new WebReturn({
    createTicket: async (input) => {
      await calls.createHandOffTicket(input)
      return { ticket: 'TICKET', expiresAt: '2026-11-21T10:01:00Z' }
    },
    session,
    toast,
    readWanted: () => (waits ? wanted : null),
    returnToWeb: (url) => returned.push(url),
  })
  return { webReturn, requested, returned, toast }
}

test('the web page that waits gets a ticket made for its device', async () => {
  const { webReturn, requested, returned } = parts()
  await expect(webReturn.leave()).resolves.toBe(true)
  expect(requested).toEqual([['createHandOffTicket', { deviceId: 'web-1' }]])
  expect(returned).toEqual(['https://m.staylark.com/hotel/list?cityId=paris&token=TICKET&uid=u1#x'])
})

test.each([
  ['no web page waits', { waits: false }],
  ['nobody is signed in', { isLogin: false }],
])('sends no request where %s', async (_why, change) => {
  const { webReturn, requested, returned } = parts(change)
  await expect(webReturn.leave()).resolves.toBe(false)
  expect([requested, returned]).toEqual([[], []])
})

test('without a ticket the native pages continue, and show the reason', async () => {
  const { webReturn, returned, toast } = parts({ fails: true })
  await expect(webReturn.leave()).resolves.toBe(false)
  expect([returned, toast.current?.type]).toEqual([[], 'fail'])
})
