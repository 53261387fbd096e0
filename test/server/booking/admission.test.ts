import { createAdmissionQueue, submitQueue } from '../../../server/booking/admission'
import type { Database } from '../../../server/kernel/database/executor'

const never = async () => new Set<string>()
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('at most the limit runs at once, in order of arrival, and all resolve', async () => {
  const desk = createAdmissionQueue<number>(3, async () => new Set<number>())
  const entered: number[] = []
  let inside = 0
  let most = 0
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, guest) =>
      desk.visit(guest, async () => {
        entered.push(guest)
        most = Math.max(most, ++inside)
        await nextTurn()
        inside -= 1
        return guest * 2
      }),
    ),
  )
  expect(replies).toEqual(Array.from({ length: 20 }, (_, guest) => guest * 2))
  expect(entered).toEqual(Array.from({ length: 20 }, (_, guest) => guest))
  expect(most).toBe(3)
})

test('all waiting tasks are checked in one query before each turn', async () => {
  let left = 2
  const requested: number[] = []
  const desk = createAdmissionQueue<string>(1, async (guests) => {
    requested.push(guests.length)
    return new Set(left > 0 ? [] : guests)
  })
  const visits = Array.from({ length: 1000 }, (_, at) => desk.visit(`guest ${at}`, async () => (left -= 1)))
  const replies = await Promise.all(visits)
  expect(replies.filter((reply) => reply !== null)).toEqual([1, 0])
  expect(requested).toEqual([1, 999, 998])
})

test('what fails inside fails for its guest alone', async () => {
  const desk = createAdmissionQueue<string>(1, never)
  const bad = desk.visit('bad', async () => Promise.reject(new Error('no')))
  const good = desk.visit('good', async () => 'yes')
  await expect(bad).rejects.toThrow('no')
  expect(await good).toBe('yes')
})

test('a failed check rejects the tasks it was about, and the queue goes on', async () => {
  let isBroken = true
  const desk = createAdmissionQueue<string>(1, async () => {
    if (isBroken) throw new Error('the database is away')
    return new Set<string>()
  })
  await expect(desk.visit('first', async () => 'in')).rejects.toThrow('the database is away')
  isBroken = false
  expect(await desk.visit('second', async () => 'in')).toBe('in')
})

test('the desk is idle whenever nobody is left, and never before', async () => {
  const events: string[] = []
  const desk = createAdmissionQueue<string>(1, never, () => events.push('idle'))
  const visit = (guest: string) => desk.visit(guest, async () => events.push(guest))
  await Promise.all([visit('first'), visit('second')])
  await nextTurn()
  await visit('third')
  await nextTurn()
  expect(events).toEqual(['first', 'second', 'idle', 'third', 'idle'])
})

test('a room type’s desk is shared by all who wait, and forgotten when they are gone', async () => {
  const database = { db: {} } as Database
  const desk = submitQueue(database, 'room-1')
  const block = { roomTypeId: 'room-1', checkIn: '2026-11-21', checkOut: '2026-11-22', rooms: 1 }
  const once = { userId: 'ada', key: 'k' }
  const submit = desk.visit({ block, once } as never, async () => 'in')
  expect(submitQueue(database, 'room-1')).toBe(desk)
  await expect(submit).rejects.toThrow(TypeError)
  await nextTurn()
  expect(submitQueue(database, 'room-1')).not.toBe(desk)
})
