import { addHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { bookingClient } from '../../support/server/booking-client'
import { repliedChat, newName, supporter, traveler, visitor } from '../../support/server/chat-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function goods() {
  const { db } = server.services.database
  const hotel = await addHotel(db)
  const { id: skuId } = await addSku(db, hotel)
  return { ...hotel, skuId }
}

const card = (kind: string, id: string) => ({ clientId: newName(), card: { kind, id } })

test('the server makes the card of a hotel or voucher, for travelers and agents alike', async () => {
  const { hotelId, skuId } = await goods()
  const [vera, agent] = [visitor(server), await supporter(server)]
  const sessionId = await repliedChat(vera, agent)
  const sent = await vera.request('sendChatMessage', { sessionId, ...card('hotel', hotelId) })
  expect(sent.body).toMatchObject({ type: 'card', content: '', card: { kind: 'hotel', id: hotelId } })
  expect(sent.body.card.title).toContain('Lakeside House')
  expect(sent.body.card.picture.width).toBe(480)
  const voucher = await agent.request('sendAgentMessage', { sessionId, ...card('product', skuId) })
  expect([voucher.status, voucher.body.card.kind, voucher.body.card.id]).toEqual([200, 'product', skuId])
})

test('an order is sent by its owner alone', async () => {
  const { pid } = await goods()
  const [ada, eve, agent] = [await traveler(server), await traveler(server), await supporter(server)]
  const { orderid } = await bookingClient(server).book(ada, pid)
  const [adasId, evesId] = [await ada.open(), await repliedChat(eve, agent)]
  const sent = await ada.request('sendChatMessage', { sessionId: adasId, ...card('hotelOrder', orderid) })
  expect(sent.body.card).toMatchObject({ kind: 'hotelOrder', id: orderid, title: 'Lakeside House' })
  expect(sent.body.card.text).toContain('Dec')
  const asVoucher = await ada.request('sendChatMessage', { sessionId: adasId, ...card('couponOrder', orderid) })
  const byEve = await eve.request('sendChatMessage', { sessionId: evesId, ...card('hotelOrder', orderid) })
  const byAgent = await agent.request('sendAgentMessage', { sessionId: evesId, ...card('hotelOrder', orderid) })
  const none = await eve.request('sendChatMessage', { sessionId: evesId, ...card('hotelOrder', 'NOSUCHORDER') })
  expect([asVoucher, byEve, byAgent, none].map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(byEve.body.message).toBe(none.body.message)
})

test('what was viewed, saved and bought can be chosen; a visitor has only the first', async () => {
  const [one, two] = [await goods(), await goods()]
  const ada = await traveler(server)
  const vera = visitor(server)
  const ids = async (person: typeof vera, operationId: string) =>
    (await person.request(operationId)).body.list.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`)
  for (const { hotelId } of [one, two])
    for (const person of [ada, vera]) {
      server.clock.advance(1_000)
      await person.request('receiveRecommendLog', { businessType: 'hotel', businessId: hotelId })
    }
  await ada.request('addCollection', { bizType: 'hotel', bizId: one.hotelId })
  server.clock.advance(1_000)
  await ada.request('addCollection', { bizType: 'coupon', bizId: two.skuId })
  const { orderid } = await bookingClient(server).book(ada, one.pid)
  for (const person of [ada, vera])
    expect(await ids(person, 'listChatBrowsing')).toEqual([`hotel ${two.hotelId}`, `hotel ${one.hotelId}`])
  expect(await ids(ada, 'listChatCollection')).toEqual([`product ${two.skuId}`, `hotel ${one.hotelId}`])
  expect(await ids(ada, 'listBoughtGoods')).toEqual([`hotelOrder ${orderid}`])
  for (const operationId of ['listChatCollection', 'listBoughtGoods']) expect(await ids(vera, operationId)).toEqual([])
})
