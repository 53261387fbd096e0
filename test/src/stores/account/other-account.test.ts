import type { CurrentUser } from '@/contract/account'
import { OtherAccountStore } from '@/stores/account/other-account'
import { inspectableStore } from '../../../support/inspectable-store'
import { loginParts, loginReply } from '../../../support/login-parts'

const ada: CurrentUser = { uid: 'ada', email: 'a***@x.com', nickName: 'Ada', avater: '', isVip: false }
const ben = { uid: 'ben', email: 'b***@y.com' }

/** Ada is signed in, and the app has brought a ticket of Ben's. */
function opened(options: { owner?: typeof ben | 'none'; exchange?: 'fails' } = {}) {
  const { session } = loginParts()
  session.signIn(loginReply('T1', 'ada'))
  const tabStorage = inspectableStore({ 'booking_draft p1': '{"uid":"ada"}', profile_draft: '{"uid":"ada"}' })
  const reported: string[] = []
  const { owner = ben } = options
  const store = new OtherAccountStore(
    {
      login: {
        getTicketOwner: () => (owner === 'none' ? Promise.reject({ status: 410 }) : Promise.resolve(owner)),
        exchangeHandOffTicket: () =>
          options.exchange === 'fails' ? Promise.reject({ kind: 'network' }) : Promise.resolve(loginReply('T2', 'ben')),
      },
      account: { getCurrentUser: () => Promise.resolve(ada) },
      session,
      tabStorage,
      toast: { show: (text) => void reported.push(text) },
      relaunch: { afterLogin: (who) => void reported.push(`relaunched for ${who}`) },
      onSettled: () => void reported.push('settled'),
    },
    { ticket: 't', uid: 'ben' },
  )
  return { store, session, tabStorage, reported }
}

test('both are named by masked addresses before anything changes', async () => {
  const { store, session, reported } = opened()
  await store.start()
  expect([store.prompt, session.uid, reported]).toEqual([{ mine: ada.email, theirs: ben.email }, 'ada', []])
})

test('to go on is to be the other one, and no draft goes along', async () => {
  const { store, session, tabStorage, reported } = opened()
  await store.start()
  await store.accept()
  expect([session.uid, tabStorage.all(), reported]).toEqual(['ben', {}, ['relaunched for other', 'settled']])
})

test('to stay is to keep all there is', async () => {
  const { store, session, tabStorage, reported } = opened()
  await store.start()
  store.decline()
  expect([session.uid, tabStorage.names().length, reported]).toEqual(['ada', 2, ['settled']])
})

test.each([
  ['worth nothing', 'none' as const],
  ['somebody else’s than it says', { uid: 'eve', email: 'e***@z.com' }],
])('a ticket that is %s opens no prompt', async (_what, owner) => {
  const { store, reported } = opened({ owner })
  await store.start()
  expect([store.prompt, reported]).toEqual([null, ['settled']])
})

test('a ticket that cannot be swapped any more leaves all as it was', async () => {
  const { store, session, tabStorage, reported } = opened({ exchange: 'fails' })
  await store.start()
  await store.accept()
  expect([session.uid, tabStorage.names().length, reported.at(-1)]).toEqual(['ada', 2, 'settled'])
})
