import { signAccessToken } from '../../../server/account/access-token'
import { hashDeviceId } from '../../../server/account/devices'
import { accountFile } from '../../../server/account/export'
import { releaseFilesOfUser } from '../../../server/uploads/used-files'
import { guestTokens } from '../../../server/booking/guest-token'
import { findOrder } from '../../../server/booking/repository/orders'
import { presentWaiver } from '../../../server/booking/waiver'
import { refuseWaiver, waiveFee } from '../../../server/operator/orders'
import { listWaiting } from '../../../server/operator/waiting'
import { showWaiverFiles } from '../../../server/operator/waiver-files'
import { waitingText } from '../../../server/operator/waiting-text'
import { findRefundFile } from '../../../server/uploads/refund-files'
import { bookingClient, freeEndsAt } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { sendRefundFile, smallPdf } from '../../support/server/refund-files'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { auditOf, type WaitingOrder, waitingEnv, waitingOrder } from '../../support/server/waiting-orders'

const DAY_MS = 86_400_000
const by = 'maya@staylark.example'

let server: TestServer
let startedAt: Date
let order: WaitingOrder

beforeAll(async () => {
  server = await startTestServer({ env: waitingEnv })
  startedAt = server.clock.now()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(startedAt)
  order = await waitingOrder(server)
  server.clock.set(freeEndsAt)
})

const sent = async (person: SignedInPerson = order.person, fileName = 'note.pdf'): Promise<string> =>
  (await sendRefundFile(server, person, { fileName })).body.fileId
const request = (fileIds: string[], reason = 'illness') => order.cancel({ requestsWaiver: true, reason, fileIds })
const isStored = async (fileId: string) => (await findRefundFile(server.services, fileId)) !== null
const work = () => bookingClient(server).work()
const later = async (days: number) => {
  server.clock.advance(days * DAY_MS)
  await work()
}

test('a request names its files, and the order shows them to its owner', async () => {
  const photo = (await sendRefundFile(server, order.person, { bytes: await drawPhoto(), fileName: 'fever.jpg' })).body
  const reply = await order.cancel({
    requestsWaiver: true,
    reason: 'illness',
    reasonText: 'Fever',
    fileIds: [await sent(), photo.fileId],
  })
  expect(reply.status).toBe('CANCEL_APPLIED')
  const { waiver } = await order.read()
  expect(waiver).toEqual({
    requestedAt: freeEndsAt.toISOString(),
    feeMinor: 110_000,
    feeAmount: '1,100',
    reason: 'illness',
    message: 'Fever',
    files: ['note.pdf', 'fever.webp'].map((fileName) => ({ fileName, path: expect.any(String) })),
    decision: null,
  })
  const opened = await server.app.inject({ method: 'GET', url: waiver.files[0].path })
  expect([opened.statusCode, opened.rawPayload.equals(smallPdf)]).toEqual([200, true])
})

test('a request that a paper has to prove needs a file, and another one does not', async () => {
  expect(await order.quote()).toMatchObject({ needsFiles: true, canRequestWaiver: true })
  for (const [reason, proof] of [
    ['illness', 'a doctor’s note'],
    ['transport', 'a notice of the carrier'],
  ] as const) {
    const refused = await request([], reason)
    expect([refused.field, refused.message]).toEqual(['fileIds', `Please add ${proof}.`])
  }
  expect((await order.read()).status).toBe('CONFIRMING')
  expect((await request([], 'hotel_problem')).status).toBe('CANCEL_APPLIED')
})

test.each<[string, () => Promise<string>]>([
  ['that nobody sent', async () => 'NOSUCHFILE'],
  ['of somebody else', async () => sent(await signIn(server.services, { email: 'eve@example.com' }))],
  [
    'sent as an avatar',
    async () => {
      const token = await signAccessToken(server.services, order.person)
      const file = { bytes: await drawPhoto() }
      return (await call(server.app, 'uploadFile', { purpose: 'avatar', file }, { token })).body.fileId
    },
  ],
  [
    'older than a day that is not swept yet',
    async () => {
      const fileId = await sent()
      server.clock.advance(DAY_MS)
      return fileId
    },
  ],
  [
    'that another request named',
    async () => {
      const fileId = await sent()
      expect((await request([fileId])).status).toBe('CANCEL_APPLIED')
      await refuseWaiver(server.services, { operator: by, orderNo: order.orderNo })
      return fileId
    },
  ],
])('a file %s moves nothing, with or without a request', async (_which, fileOf) => {
  const wrong = await fileOf()
  const before = await order.read()
  const fine = await sent()
  for (const requestsWaiver of [true, false]) {
    const refused = await order.cancel({ requestsWaiver, reason: 'illness', fileIds: [fine, wrong] })
    expect([refused.code, refused.field]).toEqual(['bad_input', 'fileIds'])
  }
  const { status, waiver, logs } = await order.read()
  expect([status, logs, waiver?.decision]).toEqual([before.status, before.logs, before.waiver?.decision])
})

test('a guest can request without files, and none of theirs is taken', async () => {
  const access = {
    orderid: order.orderid,
    deviceHash: hashDeviceId('phone-1'),
    expireAtMs: server.clock.now().getTime() + 60_000,
  }
  const headers = { 'guest-order-token': guestTokens.sign(server.services, access), 'idempotency-key': order.orderid }
  const guest = { deviceId: 'phone-1', headers }
  const quote = (await call(server.app, 'quoteCancel', { orderid: order.orderid }, guest)).body
  expect([quote.needsFiles, quote.canRequestWaiver]).toEqual([false, true])
  const { quoteToken } = quote
  const application = { orderid: order.orderid, requestsWaiver: true, reason: 'illness', quoteToken }
  const apply = async (more: object) =>
    (await call(server.app, 'applyForCancel', { ...application, ...more }, guest)).body
  expect(await apply({ fileIds: [await sent()] })).toMatchObject({ code: 'bad_input', field: 'fileIds' })
  headers['idempotency-key'] = `${order.orderid}-again`
  expect((await apply({})).status).toBe('CANCEL_APPLIED')
})

test('a guest sees the request without its files', async () => {
  await request([await sent()])
  const expireAtMs = server.clock.now().getTime() + 60_000
  const guestToken = guestTokens.sign(server.services, {
    orderid: order.orderid,
    deviceHash: hashDeviceId('p'),
    expireAtMs,
  })
  const guest = { deviceId: 'p', headers: { 'guest-order-token': guestToken } }
  const { waiver } = (await call(server.app, 'getOrderDetail', { orderid: order.orderid }, guest)).body
  expect(waiver).toMatchObject({ reason: 'illness', files: [] })
})

test('files that nobody named go after a day; named ones stay until thirty days after the decision', async () => {
  const [unnamed, named] = [await sent(), await sent()]
  await request([named])
  await later(1)
  expect([await isStored(unnamed), await isStored(named)]).toEqual([false, true])
  await later(1)
  await refuseWaiver(server.services, { operator: by, orderNo: order.orderNo })
  const { waiver } = await order.read()
  expect(waiver.decision).toEqual({ at: server.clock.now().toISOString(), isGranted: false })
  await later(29)
  expect(await isStored(named)).toBe(true)
  await later(2)
  expect(await isStored(named)).toBe(false)
  // The person's sign-in has ended by then.
  const row = await findOrder(server.services.database.db, order.orderid)
  expect(row && presentWaiver(server.services, row)?.files).toEqual([{ fileName: 'note.pdf', path: null }])
})

test('files of a request that another one replaced go too', async () => {
  const [first, second] = [await sent(), await sent()]
  await request([first])
  await refuseWaiver(server.services, { operator: by, orderNo: order.orderNo })
  await request([second])
  await later(1)
  expect([await isStored(first), await isStored(second)]).toEqual([false, true])
})

test('a granted request says so', async () => {
  await request([await sent()])
  await waiveFee(server.services, { operator: by, orderNo: order.orderNo })
  expect((await order.read()).waiver.decision).toMatchObject({ isGranted: true })
})

test('operators read the names in the list, and get addresses under their name', async () => {
  await request([await sent(order.person, 'note of Ada.pdf')])
  const list = waitingText(await listWaiting(server.services.database.db))
  expect(list).toContain('illness; files: note of Ada.pdf')
  const shown = await showWaiverFiles(server.services, { operator: by, orderNo: order.orderNo })
  const [name, address = ''] = shown.split('\n')
  expect(name).toBe('note of Ada.pdf')
  const url = new URL(address.trim())
  expect(url.origin).toBe(server.services.env.publicUrl)
  expect((await server.app.inject({ method: 'GET', url: `${url.pathname}${url.search}` })).statusCode).toBe(200)
  const audit = await auditOf(server, order.orderid)
  expect(audit).toMatchObject([{ operator: by, action: 'show_files', after: { files: 1 } }])
  expect(JSON.stringify(audit)).not.toContain('note of Ada')
  const other = await waitingOrder(server)
  await expect(showWaiverFiles(server.services, { operator: by, orderNo: other.orderNo })).rejects.toThrow(
    'There are no',
  )
})

test('the account’s file has them, and erasing it spares only those of an open request', async () => {
  const [unnamed, named] = [await sent(), await sent()]
  await request([named])
  let exported = ''
  for await (const part of accountFile(server.services, order.person.uid)) exported += part
  const { uploads } = JSON.parse(exported)
  const content = smallPdf.toString('base64')
  expect(uploads).toHaveLength(2)
  expect(uploads[0]).toMatchObject({ purpose: 'refund', fileName: 'note.pdf', contentBase64: content })
  await server.services.database.transaction((tx) => releaseFilesOfUser(tx, server.services, order.person.uid))
  expect([await isStored(unnamed), await isStored(named)]).toEqual([false, true])
})
