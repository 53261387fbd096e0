import { createAdmissionQueue, submitQueue } from '../../../server/booking/admission'
import type { Database } from '../../../server/kernel/database/executor'

const never = async () => new Set<string>()
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('at most the limit runs at once, in order of arrival, and all resolve', async () => {
  const queue = createAdmissionQueue<number>(3, async () => new Set<number>())
  const started: number[] = []
  let running = 0
  let most = 0
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, key) =>
      queue.submit(key, async () => {
        started.push(key)
        most = Math.max(most, ++running)
        await nextTurn()
        running -= 1
        return key * 2
      }),
    ),
  )
  expect(replies).toEqual(Array.from({ length: 20 }, (_, key) => key * 2))
  expect(started).toEqual(Array.from({ length: 20 }, (_, key) => key))
  expect(most).toBe(3)
})

test('all waiting tasks are checked in one query before each turn', async () => {
  let left = 2
  const requested: number[] = []
  const queue = createAdmissionQueue<string>(1, async (keys) => {
    requested.push(keys.length)
    return new Set(left > 0 ? [] : keys)
  })
  const tasks = Array.from({ length: 1000 }, (_, at) => queue.submit(`task ${at}`, async () => (left -= 1)))
  const replies = await Promise.all(tasks)
  expect(replies.filter((reply) => reply !== null)).toEqual([1, 0])
  expect(requested).toEqual([1, 999, 998])
})

test('a failing task fails alone', async () => {
  const queue = createAdmissionQueue<string>(1, never)
  const bad = queue.submit('bad', async () => Promise.reject(new Error('no')))
  const good = queue.submit('good', async () => 'yes')
  await expect(bad).rejects.toThrow('no')
  expect(await good).toBe('yes')
})

test('a failed check rejects the tasks it was about, and the queue goes on', async () => {
  let isBroken = true
  const queue = createAdmissionQueue<string>(1, async () => {
    if (isBroken) throw new Error('the database is away')
    return new Set<string>()
  })
  await expect(queue.submit('first', async () => 'in')).rejects.toThrow('the database is away')
  isBroken = false
  expect(await queue.submit('second', async () => 'in')).toBe('in')
})

test('onIdle is called whenever the queue is empty, and never before', async () => {
  const events: string[] = []
  const queue = createAdmissionQueue<string>(1, never, () => events.push('idle'))
  const run = (key: string) => queue.submit(key, async () => events.push(key))
  await Promise.all([run('first'), run('second')])
  await nextTurn()
  await run('third')
  await nextTurn()
  expect(events).toEqual(['first', 'second', 'idle', 'third', 'idle'])
})

test('a room type’s queue is shared by all waiting submits, and dropped when empty', async () => {
  const database = { db: {} } as Database
  const queue = submitQueue(database, 'room-1')
  const block = { roomTypeId: 'room-1', checkIn: '2026-11-21', checkOut: '2026-11-22', rooms: 1 }
  const once = { userId: 'ada', key: 'k' }
  const submit = queue.submit({ block, once } as never, async () => 'in')
  expect(submitQueue(database, 'room-1')).toBe(queue)
  await expect(submit).rejects.toThrow(TypeError)
  await nextTurn()
  expect(submitQueue(database, 'room-1')).not.toBe(queue)
})
