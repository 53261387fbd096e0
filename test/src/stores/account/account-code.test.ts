import type { AccountCodePurpose } from '@/contract/account'
import { loginText } from '@/domain/text/login-text'
import { AccountCodeStore } from '@/stores/account/account-code'
import { ResendWait } from '@/stores/account/resend-wait'
import { ToastStore } from '@/stores/app/toast'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

type Sent = { maskedEmail: string; resendAt: string; expiresAt: string }

const sent: Sent = { maskedEmail: 'a***@example.com', resendAt: '', expiresAt: '' }
const stay = {
  orderid: 'o1',
  orderNo: 'SL1',
  hotelName: 'Harbour House',
  kind: 'hotel' as const,
  dates: '1 – 3 Dec',
  statusText: 'Confirmed',
}

function parts(purpose: AccountCodePurpose = 'delete') {
  const fake = createFakeTimers()
  const sends = heldCall<{ purpose: AccountCodePurpose }, Sent>()
  const confirms = heldCall<string, string>()
  const toast = new ToastStore(fake.timers)
  const wait = new ResendWait(fake.clock, fake.timers)
  const store = new AccountCodeStore({
    purpose,
    sendAccountCode: sends.call,
    confirm: (code) => confirms.call(code),
    wait,
    toast,
  })
  return { store, sends, confirms, toast, fake }
}

async function atCode() {
  const all = parts()
  void all.store.send()
  await all.sends.reply(sent)
  return all
}

test('nothing is sent until requested; then the masked address is shown and another code waits 60 s', async () => {
  const { store, sends, fake } = parts('export')
  expect([store.step.state, sends.inputs]).toEqual(['asking', []])
  void store.send()
  expect(store.isBusy).toBe(true)
  await sends.reply(sent)
  expect([store.step, store.isBusy, store.secondsToResend]).toEqual([
    { state: 'code', sentTo: 'a***@example.com' },
    false,
    60,
  ])
  await store.send()
  expect(sends.inputs).toEqual([{ purpose: 'export' }])
  await fake.pass(60_000)
  void store.send()
  expect(sends.inputs).toHaveLength(2)
})

test('a pasted code is cleaned, an empty one is required, and success is reported', async () => {
  const { store, confirms } = await atCode()
  await store.submit()
  expect([store.codeFault, confirms.inputs]).toEqual(['Please enter the verification code', []])
  store.typeCode('123 456')
  expect([store.code, store.codeFault]).toEqual(['123456', null])
  void store.submit()
  void store.submit()
  await confirms.reply('Goodbye')
  expect([store.step, confirms.inputs]).toEqual([{ state: 'done', outcome: 'Goodbye' }, ['123456']])
})

test.each([
  ['a wrong code stands at its field', { ...refusal('code_wrong'), field: 'code' }, 'Refused: code_wrong.', undefined],
  [
    'no connection is told in passing',
    noReply,
    null,
    'We could not reach Staylark. Check your connection and try again.',
  ],
])('%s, and it can be tried again', async (_case, thrown, fault, shown) => {
  const { store, confirms, toast } = await atCode()
  store.typeCode('123456')
  void store.submit()
  await confirms.fail(thrown)
  expect([store.step.state, store.codeFault, toast.current?.text, store.isBusy]).toEqual(['code', fault, shown, false])
  store.typeCode('654321')
  void store.submit()
  await confirms.reply('done')
  expect(store.step.state).toBe('done')
})

test.each([
  ['before a code is sent', 'send'],
  ['after it was typed', 'confirm'],
] as const)('bookings that are in the way are named, %s', async (_case, when) => {
  const { store, sends, confirms } = when === 'send' ? parts() : await atCode()
  if (when === 'send') {
    void store.send()
    await sends.fail(refusal('stays_open', [stay]))
  } else {
    store.typeCode('123456')
    void store.submit()
    await confirms.fail(refusal('stays_open', [stay]))
  }
  expect(store.step).toEqual({ state: 'refused', stays: [stay] })
})

test('a part of a code is not sent', async () => {
  const { store, confirms } = await atCode()
  store.typeCode('12345')
  await store.submit()
  expect([store.codeFault, confirms.inputs]).toEqual([loginText.partOfCode, []])
})

test('six wrong digits are sent once, however they come again, until another code is sent', async () => {
  const { store, sends, confirms, fake } = await atCode()
  store.typeCode('123456')
  void store.submit()
  await confirms.fail({ ...refusal('code_wrong'), field: 'code' })
  await store.submit()
  store.typeCode('12345')
  store.typeCode('123456')
  await store.submit()
  expect([store.codeFault, confirms.inputs]).toEqual([loginText.sameCode, ['123456']])
  await fake.pass(60_000)
  void store.send()
  await sends.reply(sent)
  store.typeCode('123456')
  void store.submit()
  expect(confirms.inputs).toEqual(['123456', '123456'])
})

test('a code that did not reach the server can be sent again as it is', async () => {
  const { store, confirms } = await atCode()
  store.typeCode('123456')
  void store.submit()
  await confirms.fail(noReply)
  void store.submit()
  expect(confirms.inputs).toEqual(['123456', '123456'])
})
