import type { RefundView } from '@/contract/refund'
import type { NewPaymentAccount, PaymentAccount } from '@/contract/transfer-account'
import { createRefundAccount } from '@/stores/booking/refund-account'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { refundWith } from '../../../support/client/refund-facts'

const typed = { holder: ' Maya Lindqvist ', bank: 'Bank of China', number: '6222 0200 1111 2222' }
const account = { accountId: 'a1' } as PaymentAccount

function accountForm() {
  const accounts = heldCall<NewPaymentAccount, PaymentAccount>()
  const namings = heldCall<{ refundId: string; accountId: string }, RefundView>()
  const lists = heldCall<object, { list: PaymentAccount[] }>()
  const onNamed = jest.fn()
  let keys = 0
  const store = createRefundAccount(
    {
      paymentAccount: {
        listPaymentAccounts: lists.call,
        createPaymentAccount: accounts.call,
        setRefundTransferAccount: namings.call,
      },
      newKey: () => `key ${(keys += 1)}`,
      onNamed,
    },
    'r1',
  )
  return { store, accounts, namings, lists, onNamed }
}

test('nothing is sent before it is complete, and the first fault is shown', async () => {
  const { store, accounts } = accountForm()
  expect(store.fault).toBeNull()
  await store.send()
  expect([store.fault?.field, accounts.inputs]).toEqual(['holder', []])
  store.write(typed)
  expect(store.fault).toBeNull()
})

test('the account is saved cleaned, then named for the refund', async () => {
  const { store, accounts, namings, onNamed } = accountForm()
  store.write(typed)
  void store.send()
  void store.send()
  expect(accounts.inputs).toEqual([
    { kind: 'bank', holder: 'Maya Lindqvist', bank: 'Bank of China', number: '6222020011112222' },
  ])
  await accounts.reply(account)
  expect(namings.inputs).toEqual([{ refundId: 'r1', accountId: 'a1' }])
  await namings.reply(refundWith({ status: 'TRANSFER' }))
  expect([onNamed.mock.calls.length, store.isSending]).toEqual([1, false])
})

test('the newest saved account is chosen, and named without being saved again', async () => {
  const { store, accounts, namings, lists, onNamed } = accountForm()
  void store.saved.load()
  await lists.reply({ list: [{ ...account, accountId: 'a9' }, account] })
  expect(store.saved.chosenId).toBe('a9')
  store.saved.choose('a1')
  void store.send()
  expect([accounts.inputs, namings.inputs]).toEqual([[], [{ refundId: 'r1', accountId: 'a1' }]])
  await namings.reply(refundWith({ status: 'TRANSFER' }))
  expect(onNamed).toHaveBeenCalledTimes(1)
})

test.each<[string, (lists: ReturnType<typeof accountForm>['lists']) => Promise<void>]>([
  ['none is saved', (lists) => lists.reply({ list: [] })],
  ['they could not be read', (lists) => lists.fail(noReply)],
])('a new account is typed where %s', async (_why, end) => {
  const { store, lists, accounts } = accountForm()
  void store.saved.load()
  await end(lists)
  expect(store.saved.chosenId).toBeNull()
  store.write(typed)
  void store.send()
  expect(accounts.inputs).toHaveLength(1)
})

test('after a lost reply both are sent again under their keys', async () => {
  const { store, accounts, namings } = accountForm()
  store.write(typed)
  void store.send()
  await accounts.reply(account)
  await namings.fail(noReply)
  expect(store.failure).toEqual({ kind: 'network' })
  void store.send()
  await accounts.reply(account)
  expect(accounts.keys).toEqual(['key 1', 'key 1'])
  expect(namings.keys).toEqual(['key 2', 'key 2'])
})

test('another number is another account', async () => {
  const { store, accounts } = accountForm()
  store.write(typed)
  void store.send()
  await accounts.fail(refusal('bad_input'))
  store.write({ number: '6222020011113333' })
  expect(store.failure).toBeNull()
  void store.send()
  expect(accounts.keys).toEqual(['key 1', 'key 2'])
})
