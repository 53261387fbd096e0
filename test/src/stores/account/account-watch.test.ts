import { AccountWatch } from '@/stores/account/account-watch'
import { accountText } from '@/domain/text/texts'
import { loginParts, loginReply } from '../../../support/login-parts'

function watched(isLogoff: () => Promise<{ isLogoff: boolean }>, isVip = true) {
  const { session, tabStorage } = loginParts()
  session.signIn(loginReply('T1', 'u1', 'R1'))
  const asked: unknown[] = []
  const told: string[] = []
  const watch = new AccountWatch({
    calls: {
      checkLoggedOff: () => {
        asked.push('checkLoggedOff')
        return isLogoff()
      },
      getVipStatus: (input) => {
        asked.push(input)
        return Promise.resolve(isVip)
      },
    },
    session,
    tabStorage,
    toast: { show: (text) => void told.push(text) },
  })
  return { watch, session, asked, told }
}

test('asks for the VIP status by the user id once the account is known to be open', async () => {
  const { watch, session, asked, told } = watched(() => Promise.resolve({ isLogoff: false }))
  await watch.start()
  expect([watch.isVip, asked, session.isLogin, told]).toEqual([true, ['checkLoggedOff', { uid: 'u1' }], true, []])
})

test('an account that was deleted elsewhere is signed out with a word', async () => {
  const { watch, session, asked, told } = watched(() => Promise.resolve({ isLogoff: true }))
  await watch.start()
  expect([session.isLogin, told, asked, watch.isVip]).toEqual([
    false,
    [accountText.deletedElsewhere],
    ['checkLoggedOff'],
    null,
  ])
})

test('without an answer nothing changes', async () => {
  const { watch, session, told } = watched(() => Promise.reject(new Error('offline')))
  await watch.start()
  expect([session.isLogin, told, watch.isVip]).toEqual([true, [], null])
})

test('a visitor is not asked about', async () => {
  const { watch, session, asked } = watched(() => Promise.resolve({ isLogoff: false }))
  session.signOut()
  await watch.start()
  expect(asked).toEqual([])
})
