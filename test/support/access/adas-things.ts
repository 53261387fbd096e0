import { addHotel } from '../server/add-hotel'
import { bookingClient } from '../server/booking-client'
import { call } from '../server/call'
import type { SignedInPerson } from '../server/sign-in'
import type { TestServer } from '../server/start-test-server'

/** What is Ada's: a booking in a new hotel with an open attempt to pay it, another verified offer, and whatever else a row needs. */
export interface AdasThings {
  server: TestServer
  ada: SignedInPerson
  cityId: string
  orderid: string
  payId: string
  bankOrderId: string
  verifyToken: string
  hotelId: string
  roomTypeId: string
  pid: string
}

/** A city with a hotel, made before the server has the catalogue in memory. */
export async function cityOfRows({ app, services }: TestServer): Promise<string> {
  const { hotelId } = await addHotel(services.database.db)
  return (await call(app, 'getHotelDetail', { id: hotelId })).body.cityId
}

/** Creates all of it for one test, in one city. */
export async function adasThings(server: TestServer, ada: SignedInPerson, cityId: string): Promise<AdasThings> {
  const client = bookingClient(server)
  const { hotelId, roomTypeId, pid, suitePid } = await addHotel(server.services.database.db)
  const { orderid, payId } = await client.book(ada, pid)
  const { bankOrderId } = (await client.createPayment(payId)).body
  const { verifyToken } = (await client.verify(suitePid)).body
  return { server, ada, cityId, orderid, payId, bankOrderId, verifyToken, hotelId, roomTypeId, pid }
}
