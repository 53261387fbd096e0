import { eq, sql } from 'drizzle-orm'
import { traveler } from '../../../server/kernel/database/schema/people'
import { openIdNumber } from '../../../server/account/travelers'
import { call } from '../../support/server/call'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { usualTraveler } from '../../support/server/travelers'

let server: TestServer
let ada: SignedInPerson

beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
})

const request = (operationId: string, input: object = {}, caller = ada) => call(server.app, operationId, input, caller)
const save = (change: object = {}, caller = ada) => request('saveTraveler', { ...usualTraveler, ...change }, caller)
const namesOf = async (caller = ada): Promise<string[]> =>
  (await request('listTravelers', {}, caller)).body.list.map(({ name }: { name: string }) => name)

/** The stored row with its number opened, as only the server can. */
async function stored(id: string) {
  const [row] = await server.services.database.db.select().from(traveler).where(eq(traveler.id, id))
  if (!row) throw new Error(`no traveler ${id}`)
  return { ...row, idNo: openIdNumber(server.services.env.secret, row) }
}

test('a new traveler is returned and listed with a masked number', async () => {
  const { status, body } = await save({ name: ' 李雷 ', idNo: ' 110105 19491231 002x ', tel: '+86 138 0013 8000' })
  expect([status, body]).toEqual([
    200,
    {
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      name: '李雷',
      idType: 'mainlandId',
      idTypeName: 'Mainland China ID card',
      idNo: '11**************2X',
      birthday: null,
      tel: '8613800138000',
      disabled: false,
    },
  ])
  expect((await request('listTravelers')).body).toEqual({ list: [body] })
  expect((await stored(body.id)).idNo).toBe('11010519491231002X')
})

test('the newest stands first', async () => {
  for (const [name, idNo] of [
    ['A', 'E11111111'],
    ['B', 'E22222222'],
  ] as const) {
    await save({ name, idType: 'passport', idNo })
    server.clock.advance(1000)
  }
  expect(await namesOf()).toEqual(['B', 'A'])
})

test('no number is in clear text in the table, in any reply or in the log', async () => {
  const { body } = await save()
  await save({ id: body.id, name: '李雷 II', idNo: 'E12345678', idType: 'passport' })
  await save({ idNo: '110105194912310020' })
  await save({ name: '韩梅梅', idNo: '', idType: 'passport' })
  const rows = await server.services.database.db.execute<{ line: string }>(
    sql`select row_to_json(t)::text as line from traveler t`,
  )
  const visible = [
    ...rows.rows.map(({ line }) => line),
    ...server.logLines,
    (await request('listTravelers')).text,
  ].join('\n')
  for (const number of ['11010519491231002X', 'E12345678', '110105194912310020']) expect(visible).not.toContain(number)
})

test.each([
  [{ name: ' ' }, 'name', '请填写姓名'],
  [{ idNo: '110105194912310020' }, 'idNo', '请填写正确的证件号码'],
  [{ idNo: '' }, 'idNo', '请填写正确的证件号码'],
  [{ idNo: ' ', birthday: '1990-01-01' }, 'idNo', '请填写正确的证件号码'],
  [{ birthday: '' }, 'birthday', '请输入出生日期'],
  [{ birthday: '2026-11-23' }, 'birthday', '请输入出生日期'],
  [{ tel: '12345' }, 'tel', '请填写正确的手机号'],
  [{ idType: 'militaryId' }, 'idType', '不支持当前证件类型'],
  [{ name: '', idNo: '', birthday: '', tel: '' }, 'name', '请填写姓名'],
])('the form’s rules hold here too: %j', async (change, field, message) => {
  const { status, body } = await save(change)
  expect([status, body.code, body.field, body.message]).toEqual([400, 'bad_input', field, message])
  expect(await namesOf()).toEqual([])
})

test('in birthday mode the number need only be there', async () => {
  const { status, body } = await save({ idNo: 'any thing', birthday: '1990-01-31' })
  expect([status, body.birthday, body.idNo]).toEqual([200, '1990-01-31', 'AN****NG'])
})

describe('a change', () => {
  test('without a number or a birthday retains the stored one', async () => {
    const { id } = (await save({ birthday: '1949-12-31' })).body
    const { body } = await save({ id, name: '李小雷', idNo: '' })
    expect([body.name, body.idNo, body.birthday]).toEqual(['李小雷', '11**************2X', '1949-12-31'])
    expect((await stored(id)).idNo).toBe('11010519491231002X')
    expect(await namesOf()).toEqual(['李小雷'])
  })
  test('with a number replaces it', async () => {
    const { id } = (await save()).body
    await save({ id, idType: 'passport', idNo: 'E12345678' })
    expect(await stored(id)).toMatchObject({ idType: 'passport', idNo: 'E12345678' })
  })
  test('to another document needs its number', async () => {
    const { id } = (await save()).body
    expect((await save({ id, idType: 'passport', idNo: '' })).body.field).toBe('idNo')
  })
  test('of a number that can no longer be read needs a new one', async () => {
    const { id } = (await save()).body
    await server.services.database.db.update(traveler).set({ sealKeyId: 'lost' }).where(eq(traveler.id, id))
    expect((await request('listTravelers')).body.list[0].idNo).toBe('')
    expect((await save({ id, idNo: '' })).body.field).toBe('idNo')
    expect((await save({ id })).status).toBe(200)
  })
  test('of a document that is no longer known may leave it as it is', async () => {
    const { id } = (await save()).body
    await server.services.database.db.update(traveler).set({ idType: 'militaryId' }).where(eq(traveler.id, id))
    const listed = (await request('listTravelers')).body.list[0]
    expect([listed.idTypeName, listed.disabled]).toEqual(['Other document', true])
    expect((await save({ id, idType: 'militaryId', idNo: '', name: '王五' })).body.name).toBe('王五')
  })
})

describe('one document is saved once', () => {
  test('the same traveler sent again, even at once, stays one', async () => {
    const replies = await Promise.all([save(), save(), save()])
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    const again = await save({ tel: '13900139000' })
    expect([again.body.id, again.body.tel]).toEqual([replies[0]?.body.id, '13900139000'])
    expect((await stored(again.body.id)).idNo).toBe('11010519491231002X')
    expect(await namesOf()).toEqual(['李雷'])
  })
  test('for another name it is refused', async () => {
    await save()
    const { status, body } = await save({ name: '韩梅梅' })
    expect([status, body.code, body.message]).toEqual([
      409,
      'traveler_exists',
      'You have already saved this document for 李雷.',
    ])
  })
  test('a change to the document of another is refused', async () => {
    await save()
    const { id } = (await save({ name: '韩梅梅', idType: 'passport', idNo: 'E12345678' })).body
    expect((await save({ id, name: '李雷' })).status).toBe(409)
  })
  test('somebody else may have it too', async () => {
    await save()
    expect((await save({}, await signIn(server.services))).status).toBe(200)
  })
})

test('a deleted traveler is gone, and deleting again finds nothing', async () => {
  const { id } = (await save()).body
  expect((await request('deleteTraveler', { id })).body).toEqual({ ok: true })
  expect(await namesOf()).toEqual([])
  await expect(stored(id)).rejects.toThrow('no traveler')
  expect((await request('deleteTraveler', { id })).status).toBe(404)
  expect((await save({ id })).status).toBe(404)
})

test('the traveler of somebody else is not found, and stays as it is', async () => {
  const { id } = (await save()).body
  const eve = await signIn(server.services)
  const replies = [await save({ id, name: 'Eve' }, eve), await request('deleteTraveler', { id }, eve)]
  expect(replies.map(({ status }) => status)).toEqual([404, 404])
  expect([await namesOf(), await namesOf(eve)]).toEqual([['李雷'], []])
})

test('50 travelers are the most, also for those who come at once', async () => {
  const add = (count: number) => save({ name: `T${count}`, idType: 'passport', idNo: `E${10_000_000 + count}` })
  for (let count = 0; count < 48; count += 1) await add(count)
  const replies = await Promise.all([add(100), add(101), add(102), add(103)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422])
  expect((await add(104)).body).toMatchObject({
    code: 'too_many_travelers',
    message: 'You can save up to 50 travelers. Please delete one first.',
  })
  expect((await add(3)).status).toBe(200)
  expect(await namesOf()).toHaveLength(50)
})

test.each([
  [{}, []],
  [{ countryCode: 'CN' }, []],
  [{ countryCode: 'JP' }, ['mainlandId', 'homeReturnPermit', 'taiwanPermit', 'foreignerId']],
])('documents that are not supported, by place %j: %j', async (place, disabled) => {
  const { list } = (await request('listIdTypes', place)).body
  expect(list.map(({ idTypeName }: { idTypeName: string }) => idTypeName)).toEqual([
    'Mainland China ID card',
    'Passport',
    'Home return permit (Hong Kong, Macao)',
    'Taiwan residents’ travel permit',
    'Foreigner’s permanent residence card',
  ])
  const off = list.filter((one: { disabled: boolean }) => one.disabled)
  expect(off.map(({ idType }: { idType: string }) => idType)).toEqual(disabled)
  await save()
  expect((await request('listTravelers', place)).body.list[0].disabled).toBe(disabled.length > 0)
})
