import type { MomentDetail } from '@/contract/moment'
import { AppealStore } from '@/stores/community/appeal'
import { MomentStore } from '@/stores/community/moment'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { momentFacts } from '../../../support/client/moment-facts'

function made(initial: MomentDetail | null = null) {
  const get = heldCall<object, MomentDetail>()
  const remove = heldCall<object, { ok: true }>()
  const moment = { getMoment: get.call, deleteMoment: remove.call }
  const wantedStay = () => ({ checkIn: '2026-12-01', checkOut: '2026-12-02' })
  return { get, remove, store: new MomentStore({ moment, wantedStay }, 'm1', initial) }
}

test('the post is fetched with the stay that its hotel is priced for', async () => {
  const { store, get } = made()
  void store.start()
  await get.reply(momentFacts())
  expect(get.inputs).toEqual([{ id: 'm1', checkIn: '2026-12-01', checkOut: '2026-12-02' }])
  expect(store.detail.value?.id).toBe('m1')
})

test('beside a server-rendered page nothing is fetched', () => {
  const { store, get } = made(momentFacts())
  void store.start()
  expect(get.inputs).toEqual([])
})

test('a post that was deleted elsewhere leaves the screen; one that is out of reach stays', async () => {
  const { store, get } = made(momentFacts())
  void store.refresh()
  await get.fail(noReply)
  expect(store.detail.value).not.toBeNull()
  void store.refresh()
  await get.fail(refusal('moment_deleted'))
  expect([store.detail.value, store.detail.failure]).toMatchObject([null, { code: 'moment_deleted' }])
})

test('comments that are written or deleted here count', () => {
  const { store } = made(momentFacts({ commentCount: 1 }))
  store.addComments(1)
  expect(store.detail.value?.commentCount).toBe(2)
  store.addComments(-3)
  expect(store.detail.value?.commentCount).toBe(0)
})

test('a deleted post is not fetched again', async () => {
  const { store, get, remove } = made(momentFacts({ isOwn: true }))
  const done = store.remove()
  await remove.reply({ ok: true })
  await done
  expect(store.isDeleted).toBe(true)
  await store.refresh()
  expect(get.inputs).toEqual([])
})

test('an appeal is explained in at most 1,000 characters and sent once', async () => {
  const appeal = heldCall<object, { appealedAt: string }>()
  const store = new AppealStore({ report: { appealRemoval: appeal.call } }, 'a1')
  expect(await store.send()).toBe(false)
  store.type('x'.repeat(1001))
  expect(await store.send()).toBe(false)
  expect(store.fault).toBe('Please use at most 1,000 characters.')
  store.type(' It breaks no rule. ')
  expect(store.fault).toBeNull()
  const sent = store.send()
  expect(await store.send()).toBe(false)
  await appeal.reply({ appealedAt: '2026-11-25T10:00:00.000Z' })
  expect([await sent, appeal.inputs]).toEqual([true, [{ appealId: 'a1', text: 'It breaks no rule.' }]])
})

test('an appeal that is refused says why', async () => {
  const appeal = heldCall<object, { appealedAt: string }>()
  const store = new AppealStore({ report: { appealRemoval: appeal.call } }, 'a1')
  store.type('It was no advertisement.')
  const sent = store.send()
  await appeal.fail(refusal('appeal_closed', undefined, 'Six months are over.'))
  expect([await sent, store.fault, store.isSending]).toEqual([false, 'Six months are over.', false])
})
