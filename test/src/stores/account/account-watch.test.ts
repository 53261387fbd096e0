import { AccountWatch } from '@/stores/account/account-watch'
import { accountText } from '@/domain/text/app-text'
import { loginParts, loginReply } from '../../../support/login-parts'

function watched(isLogoff: () => Promise<{ isLogoff: boolean }>, isVip = true) {
  const { session, tabStorage } = loginParts()
  session.signIn(loginReply('T1', 'u1', 'R1'))
  const requested: unknown[] = []
  const reported: string[] = []
  const watch = new AccountWatch({
    calls: {
      checkLoggedOff: () => {
        requested.push('checkLoggedOff')
        return isLogoff()
      },
      getVipStatus: (input) => {
        requested.push(input)
        return Promise.resolve(isVip)
      },
    },
    session,
    tabStorage,
    toast: { show: (text) => void reported.push(text) },
  })
  return { watch, session, requested, reported }
}

test('requests the VIP status by the user id once the account is known to be open', async () => {
  const { watch, session, requested, reported } = watched(() => Promise.resolve({ isLogoff: false }))
  await watch.start()
  expect([watch.isVip, requested, session.isLogin, reported]).toEqual([
    true,
    ['checkLoggedOff', { uid: 'u1' }],
    true,
    [],
  ])
})

test('an account that was deleted elsewhere is signed out with a word', async () => {
  const { watch, session, requested, reported } = watched(() => Promise.resolve({ isLogoff: true }))
  await watch.start()
  expect([session.isLogin, reported, requested, watch.isVip]).toEqual([
    false,
    [accountText.deletedElsewhere],
    ['checkLoggedOff'],
    null,
  ])
})

test('a failed request changes nothing', async () => {
  const { watch, session, reported } = watched(() => Promise.reject(new Error('offline')))
  await watch.start()
  expect([session.isLogin, reported, watch.isVip]).toEqual([true, [], null])
})

test('a visitor is not checked', async () => {
  const { watch, session, requested } = watched(() => Promise.resolve({ isLogoff: false }))
  session.signOut()
  await watch.start()
  expect(requested).toEqual([])
})
