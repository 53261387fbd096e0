import { createPress } from '../../../server/documents/pdf/press'
import { addHotel } from '../../support/server/add-hotel'
import { bookingClient } from '../../support/server/booking-client'
import { usualBuyer } from '../../support/server/documents'
import { pagesOfPdf } from '../../support/server/pages-of-pdf'
import { projectFolder } from '../../support/server/project-folder'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const press = createPress(projectFolder)

/** All text of a PDF, page after page, without the spaces between its pieces. */
const textOf = async (pdf: Buffer): Promise<string> => (await pagesOfPdf(pdf)).join('').replace(/\s+/g, '')

const sheet = {
  title: 'Invoice',
  number: 'INV2026-000001',
  issuedOn: 'Tue 24 Nov 2026',
  seller: ['Staylark'],
  facts: [['Hotel', 'Lakeside House 湖畔居']] as const,
  items: [{ text: 'Tue 1 Dec 2026, 2 rooms', amount: 'CNY 4,000' }],
  sums: [{ text: 'Amount of this invoice', amount: 'CNY 4,400.50' }],
  notes: [],
}
const issuedAt = '2026-11-24T08:00:00.000Z'
const textFor = async (...buyer: string[]) => textOf(await press.draw({ sheet, buyer, issuedAt }))

test('names, numbers and sums can be read from the file', async () => {
  const text = await textFor('杭州湖畔旅游有限公司')
  for (const part of ['INV2026-000001', 'LakesideHouse湖畔居', '杭州湖畔旅游有限公司', 'CNY4,000', 'CNY4,400.50'])
    expect(text).toContain(part)
})

test.each([
  ['of other fonts', 'Łódź, Őrség, Ağrı, Đà Nẵng, Αθήνα, Привет', 'Łódź,Őrség,Ağrı,ĐàNẵng,Αθήνα,Привет'],
  ['in no font, with a Chinese reading', '龚䶮 㵘', '龚(yan)'],
  ['in no font, by their numbers', '서울 😀', '(U+C11C)(U+C6B8)(U+1F600)'],
  ['in no font, without their accents', 'ḿ', 'm'],
  ['that nobody sees', 'Ada\u200d\u202e Li\ufe0f', 'AdaLi'],
])('characters %s are never blank', async (_, typed, read) => expect(await textFor(typed)).toContain(read))

test('a text longer than its column, with or without spaces, is broken and whole', async () => {
  const typed = [`${'湖'.repeat(300)}畔`, `${'x'.repeat(300)}y`, `${'word '.repeat(80)}end`]
  const text = await textFor(...typed)
  for (const line of typed) expect(text).toContain(line.replaceAll(' ', ''))
})

test('what is longer than a page goes on on the next', async () => {
  const items = Array.from({ length: 120 }, (_, at) => ({ text: `Night ${at}`, amount: `CNY ${at}` }))
  const pdf = await press.draw({ sheet: { ...sheet, items }, buyer: [], issuedAt })
  const pages = await pagesOfPdf(pdf)
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.at(-1)).toContain('CNY 4,400.50')
  for (const { text } of items) expect(pages.join('\n')).toContain(text)
})

test('several are drawn at once, each with its own buyer', async () => {
  const buyers = ['Ada', 'Bela', 'Carl', 'Dora', 'Emil']
  const read = await Promise.all(buyers.map((buyer) => textFor(buyer)))
  for (const [at, buyer] of buyers.entries()) expect(read[at]).toContain(buyer)
})

test('what cannot be drawn is an error, and the next document is drawn', async () => {
  const broken = { ...sheet, items: null }
  await expect(press.draw(JSON.parse(JSON.stringify({ sheet: broken, buyer: [], issuedAt })))).rejects.toThrow()
  expect(await textFor('Ada')).toContain('Ada')
})

describe('an order', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ services: { documentPress: press }, env: { SELLER_NAME: '云雀旅行' } })
  })
  afterAll(() => server.close())

  test('has its number, stay, sums, seller and buyer on the invoice', async () => {
    const client = bookingClient(server)
    const person = await client.person()
    const { pid } = await addHotel(server.services.database.db)
    const { orderid, orderNo, payId } = await client.book(person, pid)
    await client.pay(payId)
    const { documentId } = (await client.request('createInvoice', { orderid, ...usualBuyer }, person, 'k')).body
    await client.work()
    const { path } = (await client.request('openInvoice', { documentId }, person)).body
    const text = await textOf((await server.app.inject(path)).rawPayload)
    for (const part of [
      orderNo,
      '云雀旅行',
      usualBuyer.title,
      usualBuyer.taxNumber,
      usualBuyer.address,
      'LakesideHouse湖畔居',
      'Tue1Dec2026toThu3Dec2026,2nights',
      'CNY2,200',
      'INV2026-000001',
    ])
      expect(text).toContain(part)
  })
})
