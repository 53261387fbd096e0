import { fewestRoomsLeft, confirmHeldRooms, takeRooms } from '../../../server/booking/inventory'
import { overrideNight } from '../../../server/demo/inventory'
import { addHotel } from '../../support/server/add-hotel'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
})
afterAll(() => server.close())

const nights = async (roomTypeId: string) => {
  const { rows } = await server.services.database.db.execute<{ night: string }>(
    `select to_char(day, 'DD') || ':' || total || '/' || held || '/' || sold as night from room_night
     where room_type_id = '${roomTypeId}' order by day`,
  )
  return rows.map(({ night }) => night)
}
const block = (roomTypeId: string, from: string, until: string, rooms = 1) => ({
  roomTypeId,
  checkIn: `2026-12-${from}`,
  checkOut: `2026-12-${until}`,
  rooms,
})
const take = (...args: Parameters<typeof block>) =>
  server.services.database.transaction((tx) => takeRooms(tx, block(...args)))

test('nights get their rows when they are first taken', async () => {
  const { roomTypeId } = await addHotel(server.services.database.db, { stock: 3 })
  expect(await take(roomTypeId, '01', '03', 2)).toBe(true)
  expect(await nights(roomTypeId)).toEqual(['01:3/2/0', '02:3/2/0'])
  expect(await take(roomTypeId, '02', '04')).toBe(true)
  expect(await nights(roomTypeId)).toEqual(['01:3/2/0', '02:3/3/0', '03:3/1/0'])
})

test.each([
  ['the first night', '2026-12-01'],
  ['a night in the middle', '2026-12-02'],
  ['the last night', '2026-12-03'],
])('none is taken where %s is full', async (_name, day) => {
  const { db, transaction } = server.services.database
  const { roomTypeId } = await addHotel(db, { stock: 3 })
  await overrideNight(db, { roomTypeId, day, total: 1 })
  expect(await transaction((tx) => takeRooms(tx, block(roomTypeId, '01', '04', 2)))).toBe(false)
  const left = await nights(roomTypeId)
  expect(left.every((night) => night.endsWith('/0/0'))).toBe(true)
})

test.each([
  ['more than there are', 2, 3, false],
  ['all there are', 3, 3, true],
  ['none where there are none', 0, 1, false],
])('%s', async (_name, stock, rooms, isTaken) => {
  const { roomTypeId } = await addHotel(server.services.database.db, { stock })
  expect(await take(roomTypeId, '01', '03', rooms)).toBe(isTaken)
})

test('an override can offer more rooms than the type has', async () => {
  const { db } = server.services.database
  const { roomTypeId } = await addHotel(db, { stock: 0 })
  for (const day of ['2026-12-01', '2026-12-02']) await overrideNight(db, { roomTypeId, day, total: 5 })
  expect(await take(roomTypeId, '01', '03', 4)).toBe(true)
  expect(await take(roomTypeId, '01', '03', 2)).toBe(false)
  expect(await nights(roomTypeId)).toEqual(['01:5/4/0', '02:5/4/0'])
})

test('an unknown room type has no rooms', async () => {
  expect(await take('nothing', '01', '02')).toBe(false)
})

test('overlapping stays at once neither oversell nor wait for each other in a circle', async () => {
  const { db } = server.services.database
  const { roomTypeId } = await addHotel(db, { stock: 20 })
  const stays = Array.from(
    { length: 300 },
    (_, index) =>
      [
        ['01', '04'],
        ['02', '05'],
        ['03', '04'],
      ][index % 3] ?? [],
  )
  const taken = await Promise.all(stays.map(([from = '', until = '']) => take(roomTypeId, from, until)))
  const sums = new Map<string, number>()
  stays.forEach(([from = '', until = ''], index) => {
    for (let day = Number(from); taken[index] && day < Number(until); day++) {
      sums.set(`0${day}`, (sums.get(`0${day}`) ?? 0) + 1)
    }
  })
  const expected = [...sums].toSorted(([a], [b]) => Number(a) - Number(b)).map(([day, held]) => `${day}:20/${held}/0`)
  expect(await nights(roomTypeId)).toEqual(expected)
  expect(sums.get('03')).toBe(20)
  const after = { checkIn: '2026-12-05', checkOut: '2026-12-07' }
  const edges = { checkIn: '2026-12-01', checkOut: '2026-12-05' }
  expect(await fewestRoomsLeft(db, roomTypeId, [edges, after])).toEqual([0, 20])
})

test('held rooms become sold ones or are free again', async () => {
  const { db, transaction } = server.services.database
  const { roomTypeId } = await addHotel(db, { stock: 3 })
  await take(roomTypeId, '01', '03', 3)
  await transaction((tx) => confirmHeldRooms(tx, block(roomTypeId, '01', '03', 2), 'sold'))
  await transaction((tx) => confirmHeldRooms(tx, block(roomTypeId, '01', '03', 1), 'released'))
  expect(await nights(roomTypeId)).toEqual(['01:3/0/2', '02:3/0/2'])
})

test('the table itself refuses what the rules forbid', async () => {
  const { db, transaction } = server.services.database
  const { roomTypeId } = await addHotel(db, { stock: 3 })
  await take(roomTypeId, '01', '02')
  const twice = () => transaction((tx) => confirmHeldRooms(tx, block(roomTypeId, '01', '02', 2), 'released'))
  await expect(twice()).rejects.toThrow()
  await expect(db.execute(`update room_night set sold = 4 where room_type_id = '${roomTypeId}'`)).rejects.toThrow()
  expect(await nights(roomTypeId)).toEqual(['01:3/1/0'])
})
