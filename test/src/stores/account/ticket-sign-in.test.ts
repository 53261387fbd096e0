import { TicketSignIn } from '@/stores/account/ticket-sign-in'
import { loginParts, loginReply, notedCalls } from '../../../support/login-parts'

const ticket = { ticket: 'ticket-1', uid: 'u1' }

const ticketSignIn = (failures: Parameters<typeof notedCalls>[0] = {}, mayOffer = true) => {
  const { session } = loginParts()
  const { calls, asked } = notedCalls(failures)
  return { store: new TicketSignIn({ exchange: calls.exchangeHandOffTicket, session, mayOffer }), session, asked }
}

test('a ticket is swapped for a sign-in, with the word on whose it is', async () => {
  const { store, session, asked } = ticketSignIn()
  await expect(store.take(ticket)).resolves.toBe(true)
  expect([asked, session.isLogin, session.uid]).toEqual([[['exchangeHandOffTicket', ticket]], true, 'u1'])
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
  const { store, session, asked } = ticketSignIn()
  await expect(store.take(null)).resolves.toBe(false)
  session.signIn(loginReply('mine', 'me'))
  await expect(store.take(ticket)).resolves.toBe(false)
  expect([asked, session.uid, session.token]).toEqual([[], 'me', 'mine'])
})

test.each([
  ['another account, in our own app', ticket, true, ticket],
  ['another account, in a browser', ticket, false, null],
  ['the same account', { ...ticket, uid: 'me' }, true, null],
] as const)(
  '%s: whoever is signed in stays, and is asked only where that is meant',
  async (_what, given, may, other) => {
    const { store, session, asked } = ticketSignIn({}, may)
    session.signIn(loginReply('mine', 'me'))
    await expect(store.take(given)).resolves.toBe(false)
    expect([store.other, session.uid, asked]).toEqual([other, 'me', []])
    store.settle()
    expect(store.other).toBeNull()
  },
)
