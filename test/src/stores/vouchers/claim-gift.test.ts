import type { GiftOffer } from '@/contract/gift'
import type { BlockedAction } from '@/domain/account/stored-login'
import { ClaimGiftStore } from '@/stores/vouchers/claim-gift'
import { giftOfferWith } from '../../../support/client/gift-facts'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

const TOKEN = 'T'.repeat(43)

function gift({ isLogin = true, token = TOKEN, pending = null as BlockedAction | null } = {}) {
  const reads = heldCall<{ token: string }, GiftOffer>()
  const claims = heldCall<{ token: string }, { voucherIds: string[] }>()
  const signIns: (BlockedAction | null)[] = []
  const toasts: string[] = []
  let keys = 0
  const store = new ClaimGiftStore(
    {
      gift: { getGift: reads.call, claimGift: claims.call },
      session: { isLogin },
      login: { require: (action) => void signIns.push(action ?? null), takePendingAction: () => pending },
      toast: { show: (text) => void toasts.push(text) },
      newKey: () => `key ${(keys += 1)}`,
    },
    token,
  )
  return { store, reads, claims, signIns, toasts }
}

/** A gift that has been read. */
async function read(options: Parameters<typeof gift>[0] = {}, change: Partial<GiftOffer> = {}) {
  const all = gift(options)
  void all.store.look()
  await all.reads.reply(giftOfferWith(change))
  return all
}

test('a gift is claimed once', async () => {
  const { store, claims } = await read()
  void store.claim()
  void store.claim()
  await claims.reply({ voucherIds: ['v1'] })
  expect([claims.inputs, store.isClaimed, store.isSending]).toEqual([[{ token: TOKEN }], true, false])
  await store.claim()
  expect(claims.inputs).toHaveLength(1)
})

test('a visitor signs in first, and the claim goes on by itself', async () => {
  const visitor = await read({ isLogin: false })
  await visitor.store.claim()
  const [action = null] = visitor.signIns
  expect([visitor.claims.inputs, action?.name]).toEqual([[], 'claim_gift'])
  const { claims } = await read({ pending: action })
  expect(claims.inputs).toEqual([{ token: TOKEN }])
})

test('a claim that waited for another gift, or is one’s own, does not go on', async () => {
  const other = await read({ pending: { name: 'claim_gift', params: { token: 'another' } } })
  const own = await read({ pending: { name: 'claim_gift', params: { token: TOKEN } } }, { isOwn: true })
  expect([other.claims.inputs, own.claims.inputs]).toEqual([[], []])
})

test('after a lost reply the claim is repeated under its key', async () => {
  const { store, claims, toasts } = await read()
  void store.claim()
  await claims.fail(noReply)
  void store.claim()
  expect([claims.keys, toasts.length, store.isClaimed]).toEqual([['key 1', 'key 1'], 1, false])
})

test.each([
  ['yours', 'You have claimed this gift'],
  ['claimed', 'This gift was already claimed'],
  ['withdrawn', 'This gift was taken back'],
  ['lapsed', 'This gift has expired'],
  ['unknown', 'There is no such gift'],
  ['later kind', 'There is no such gift'],
])('a gift whose end is %s shows it', async (ending, title) => {
  const { store, reads } = gift()
  void store.look()
  await reads.fail(refusal('gift_ended', { ending }))
  expect(store.ended?.title).toBe(title)
})

test('a gift that somebody claims meanwhile is read again', async () => {
  const { store, reads, claims } = await read()
  void store.claim()
  await claims.fail(refusal('gift_ended', { ending: 'claimed' }))
  await reads.fail(refusal('gift_ended', { ending: 'claimed' }))
  expect([store.ended?.title, store.isSending]).toEqual(['This gift was already claimed', false])
})

test('a link without its token costs no call', async () => {
  const { store, reads } = gift({ token: '' })
  await store.look()
  expect([reads.inputs, store.ended?.title]).toEqual([[], 'There is no such gift'])
})

test('a failure of the network is no end', async () => {
  const { store, reads } = gift()
  void store.look()
  await reads.fail(noReply)
  expect([store.ended, store.offer.failure]).toEqual([null, { kind: 'network' }])
})
