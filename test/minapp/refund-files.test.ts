import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refundRoutes } from '@/contract/refund'
import { projectFolder } from '../support/server/project-folder'
import { smallPdf } from '../support/server/refund-files'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { bookAsVisitor, chooseOffer, payAtGateway } from './support/traveler'

const shop = shopOfTests()

const album = { file: join(projectFolder, 'server/pictures/files/city-day-01.webp'), width: 960, height: 640 }

const folder = mkdtempSync(join(tmpdir(), 'staylark-chat-'))
const chatFile = join(folder, 'note.pdf')
beforeAll(() => writeFileSync(chatFile, smallPdf))
afterAll(() => rmSync(folder, { recursive: true }))

/** Lets the free time of the shown booking pass at the server, where it has not passed. */
async function endFreeTime(phone: MiniProgram): Promise<void> {
  const { orderid } = Object(phone.page.self.options)
  const authorization = `Bearer ${String(phone.storage.get('access_token'))}`
  const address = `${shop.url}${refundRoutes.quoteCancel.path}?orderid=${String(orderid)}`
  const { nextTierAt, serverTime } = await (await fetch(address, { headers: { authorization } })).json()
  if (nextTierAt !== null) await shop.advance(Date.parse(nextTierAt) - Date.parse(serverTime) + 1000)
}

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  afterEach(() => phone.end())

  test('a request to waive the fee takes pictures, and PDFs where the host has them', async () => {
    phone = new MiniProgram(kind, shop.url)
    phone.device.album = [album]
    phone.device.chatFile = chatFile
    await chooseOffer(phone)
    await bookAsVisitor(phone, shop, `files.${kind}@example.com`)
    await payAtGateway(phone, shop, 'approve')
    await phone.arrive(pageOf('payFinish'))
    await phone.tap('.btn', 'View booking')
    await phone.arrive(pageOf('hotelOrder'))
    await phone.see('.trip-codes', 'Hotel confirmation')
    await endFreeTime(phone)
    await phone.tap('.bottom-bar .btn', 'Cancel booking')
    await phone.arrive(pageOf('orderRefund'))

    await phone.tap('.chip', 'Illness')
    await phone.tap('.option-row', 'Ask the hotel')
    await phone.tap('.bottom-bar .btn', 'Ask the hotel')
    await phone.see('.cancel-files-fault', 'Please add a doctor’s note.')
    await phone.tap('.cancel-files-add .btn', 'Add pictures')
    await phone.see('.cancel-file-state', 'Added')
    if (kind === 'weapp') {
      await phone.tap('.cancel-files-add .btn', 'Add a PDF')
      await phone.see('.cancel-file-name', 'note.pdf')
      await phone.waitFor('both files', () =>
        ['Sending', 'Waiting'].every((text) => !phone.find('.cancel-file-state', text)),
      )
    } else await phone.see('.cancel-files-hint', 'A PDF can be added in a browser, not here.')
    await phone.tap('.bottom-bar .btn', 'Ask the hotel')
    await phone.tap('.dialog .btn', 'Ask the hotel')
    await phone.see('.result-title', 'We asked the hotel')
    await phone.tap('.btn', 'View booking')
    await phone.arrive(pageOf('hotelOrder'))
    await phone.see('.trip-cancelled', 'The hotel has not answered yet.')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)
})
