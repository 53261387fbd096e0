import { settleByQuery } from '../../../server/booking/payments/settle'
import { addHotel, type TestHotel } from './add-hotel'
import { type BookingClient, bookingClient } from './booking-client'
import { checkLedger } from './check-ledger'
import type { SignedInPerson } from './sign-in'
import { startTestServer, type TestServer, usualStart } from './start-test-server'

/** Orders that race at once: about as many as a race's server has connections, so that none waits for one for long. */
export const AT_ONCE = 25

/** A server with room for a race, and a client that repeats what the server is too busy for (503), with its key, as apps do. */
export async function startRaceServer(): Promise<{ server: TestServer; client: BookingClient }> {
  const server = await startTestServer({ connections: AT_ONCE })
  return { server, client: bookingClient(server, { isPatient: true }) }
}

/** Longer than a test of so many races takes, ms. */
export const raceMs = (orders: number) => 30_000 + orders * 600

/** A booked order and whose it is. */
export interface RacingOrder {
  readonly orderid: string
  readonly orderNo: string
  readonly payId: string
  readonly person: SignedInPerson
}

/** How often a race is run, and for how many rooms. */
interface RaceSize {
  /** Orders that have to race in all. */
  readonly orders: number
  /** Rooms of each order. */
  readonly rooms?: number
}

/** Repeats a race of as many orders as fit at once, each time for a hotel of its own with just their rooms, until enough have raced; the ledger has to hold after each. */
export async function race(
  server: TestServer,
  client: BookingClient,
  { orders, rooms = 1 }: RaceSize,
  raceOnce: (hotel: TestHotel) => Promise<void>,
): Promise<void> {
  for (let raced = 0; raced < orders; raced += AT_ONCE) {
    server.clock.set(new Date(usualStart))
    await raceOnce(await addHotel(server.services.database.db, { stock: AT_ONCE * rooms }))
    await client.work()
    await checkLedger(server.services.database.db, 'settled')
  }
}

/** Books so many rooms each for as many people as race at once, all at one checked price. */
export async function bookMany(client: BookingClient, { pid }: TestHotel, rooms = 1): Promise<RacingOrder[]> {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => client.person()))
  const { verifyToken } = (await client.verify(pid, { rooms, adults: rooms })).body
  const guests = Array.from({ length: rooms }, (_, room) => ({ name: `Guest ${room + 1}` }))
  return Promise.all(
    people.map(async (person) => ({
      ...(await client.submit(person, verifyToken, { form: { guests } })).body,
      person,
    })),
  )
}

/** Books and pays so many rooms each for as many people as race at once; jobs run only where they are wanted confirmed. */
export async function payMany(
  server: TestServer,
  client: BookingClient,
  hotel: TestHotel,
  { isConfirmed, rooms = 1 }: { readonly isConfirmed: boolean; readonly rooms?: number },
): Promise<RacingOrder[]> {
  const orders = await bookMany(client, hotel, rooms)
  await Promise.all(
    orders.map(async ({ payId }) => {
      const { bankOrderId } = (await client.createPayment(payId)).body
      await client.decide(bankOrderId, 'approve', 'never')
      await settleByQuery(server.services, bankOrderId)
    }),
  )
  if (isConfirmed) await client.work()
  return orders
}

/** How many orders of a hotel stand in each state. */
export async function countStates({ services }: TestServer, { hotelId }: TestHotel): Promise<Record<string, number>> {
  const { rows } = await services.database.db.execute<{ status: string; amount: number }>(
    `select status, count(*)::int as amount from purchase join hotel_order using (id) where hotel_id = '${hotelId}' group by status`,
  )
  return Object.fromEntries(rows.map(({ status, amount }) => [status, amount]))
}
