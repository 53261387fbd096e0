import { addHotel, type TestHotel } from './add-hotel'
import { type BookingClient, bookingClient } from './booking-client'
import { checkLedger } from './check-ledger'
import type { SignedInPerson } from './sign-in'
import { startTestServer, type TestServer } from './start-test-server'

/** What a test books with: the server of its file, a hotel with five rooms of its own, and a new person. */
export interface BookingScene {
  readonly server: TestServer
  readonly client: BookingClient
  readonly hotel: TestHotel
  readonly person: SignedInPerson
  /** The server's time at the beginning of each test. */
  readonly startedAt: Date
}

/** Starts a server for the tests of a file, hands each of them its scene, and checks the ledger after it. */
export function useBookingScene(
  options: Parameters<typeof startTestServer>[0],
  take: (scene: BookingScene) => void,
): void {
  let server: TestServer
  let startedAt: Date
  beforeAll(async () => {
    server = await startTestServer(options)
    startedAt = server.clock.now()
  })
  beforeEach(async () => {
    server.clock.set(startedAt)
    const client = bookingClient(server)
    const hotel = await addHotel(server.services.database.db, { stock: 5 })
    take({ server, client, hotel, person: await client.person(), startedAt })
  })
  afterEach(() => checkLedger(server.services.database.db))
  afterAll(() => server.close())
}

/** Starts a server for the tests of a file, with a client and one hotel for all of them. */
export function useOneHotel(take: (scene: Pick<BookingScene, 'server' | 'client' | 'hotel'>) => void): void {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    take({ server, client: bookingClient(server), hotel: await addHotel(server.services.database.db) })
  })
  afterAll(() => server.close())
}
