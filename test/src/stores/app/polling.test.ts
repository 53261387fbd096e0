import { orderPollMs, Polling } from '@/stores/app/polling'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall } from '../../../support/client/held-call'

function polling(lastDelayMs: number | null = orderPollMs) {
  const fake = createFakeTimers()
  const reads = heldCall<null, void>()
  const facts = { canRead: true, isChanging: true }
  const poll = new Polling({
    canRead: () => facts.canRead,
    read: () => reads.call(null),
    isChanging: () => facts.isChanging,
    lastDelayMs,
    timers: fake.timers,
  })
  return { poll, facts, fake, reads }
}

test('what changes is read again, and no more once it stands', async () => {
  const { poll, facts, fake, reads } = polling()
  void poll.start()
  await reads.reply()
  await fake.pass(orderPollMs)
  expect(reads.inputs).toHaveLength(2)
  facts.isChanging = false
  await reads.reply()
  expect(fake.running()).toBe(0)
})

test('a page that is left during a read reads no more', async () => {
  const { poll, fake, reads } = polling()
  void poll.start()
  poll.stop()
  await reads.reply()
  expect(fake.running()).toBe(0)
})

test('two starts at once leave one timer', async () => {
  const { poll, fake, reads } = polling()
  void poll.start()
  void poll.start()
  await reads.reply()
  await reads.reply()
  expect(fake.running()).toBe(1)
})

test('what may not be read any more is not', async () => {
  const { poll, facts, fake, reads } = polling()
  void poll.start()
  await reads.reply()
  facts.canRead = false
  await fake.pass(orderPollMs)
  expect([reads.inputs.length, fake.running()]).toEqual([1, 0])
})

test.each([
  ['ends with the growing delays where none follows them', null, 13],
  ['goes on at the last delay', orderPollMs, 16],
])('a polling %s', async (_, lastDelayMs, count) => {
  const { poll, fake, reads } = polling(lastDelayMs)
  void poll.start()
  for (let turn = 1; turn < 16 && turn === reads.inputs.length; turn += 1) {
    await reads.reply()
    await fake.pass(orderPollMs)
  }
  expect(reads.inputs).toHaveLength(count)
})
