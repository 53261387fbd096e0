import { TicketSignIn } from '@/stores/account/ticket-sign-in'
import { loginParts, loginReply, notedCalls } from '../../../support/login-parts'

const ticket = { ticket: 'ticket-1', uid: 'u1' }

const ticketSignIn = (failures: Parameters<typeof notedCalls>[0] = {}, mayOffer = true) => {
  const { session } = loginParts()
  const { calls, requested } = notedCalls(failures)
  return { store: new TicketSignIn({ exchange: calls.exchangeHandOffTicket, session, mayOffer }), session, requested }
}

test('a ticket is swapped for a sign-in, with the word on whose it is', async () => {
  const { store, session, requested } = ticketSignIn()
  await expect(store.take(ticket)).resolves.toBe(true)
  expect([requested, session.isLogin, session.uid]).toEqual([[['exchangeHandOffTicket', ticket]], true, 'u1'])
})

test.each([
  ['used up', { code: 'ticket_ended', message: 'This link has been used or is too old. Please sign in.' }],
  ['never answered', { kind: 'network' }],
])('a ticket that is %s signs nobody in', async (_what, failure) => {
  const { store, session } = ticketSignIn({ exchangeHandOffTicket: failure })
  await expect(store.take(ticket)).resolves.toBe(false)
  expect(session.isLogin).toBe(false)
})

test('an address does not change who is signed in, and none does nothing', async () => {
  const { store, session, requested } = ticketSignIn()
  await expect(store.take(null)).resolves.toBe(false)
  session.signIn(loginReply('mine', 'me'))
  await expect(store.take(ticket)).resolves.toBe(false)
  expect([requested, session.uid, session.token]).toEqual([[], 'me', 'mine'])
})

test.each([
  ['another account, in our own app', ticket, true, ticket],
  ['another account, in a browser', ticket, false, null],
  ['the same account', { ...ticket, uid: 'me' }, true, null],
] as const)(
  '%s: an existing sign-in stays, and a choice is offered only where intended',
  async (_what, given, may, other) => {
    const { store, session, requested } = ticketSignIn({}, may)
    session.signIn(loginReply('mine', 'me'))
    await expect(store.take(given)).resolves.toBe(false)
    expect([store.other, session.uid, requested]).toEqual([other, 'me', []])
    store.settle()
    expect(store.other).toBeNull()
  },
)
