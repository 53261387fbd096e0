import { eq } from 'drizzle-orm'
import { userAccount } from '../../../server/kernel/database/schema/people'
import { call } from '../../support/server/call'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let ada: SignedInPerson

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
})

const get = async (person = ada) => (await call(server.app, 'getProfile', {}, person)).body
const update = (input: object, person = ada) => call(server.app, 'updateProfile', input, person)

const filled = {
  nickName: 'Ada L.',
  gender: 'female',
  birthday: '1990-04-07',
  country: 'GB',
  dialCode: '44',
  phone: '7911 123456',
  intro: 'Trains, maps\nand old hotels.',
}

test('a new account has a name, a masked address and nothing else', async () => {
  expect(await get()).toEqual({
    uid: ada.uid,
    email: expect.stringMatching(/^g\*\*\*@example\.com$/),
    nickName: 'Guest',
    avater: '',
    gender: 'unset',
    birthday: null,
    country: null,
    dialCode: '86',
    phone: '',
    intro: '',
  })
})

test('what is saved is there again, trimmed; what is not sent stays', async () => {
  expect((await update({ ...filled, nickName: '  Ada L. ', intro: ` ${filled.intro} ` })).body).toMatchObject(filled)
  expect((await update({ gender: 'other' })).body).toMatchObject({ ...filled, gender: 'other' })
  expect(await get()).toMatchObject({ ...filled, gender: 'other' })
  expect((await update({ birthday: null, country: null, phone: '' })).body).toMatchObject({
    birthday: null,
    country: null,
    phone: '',
  })
})

test.each([
  ['nickName', { nickName: '   ' }, 'Please enter a nickname'],
  ['nickName', { nickName: 'x'.repeat(31) }, 'Please keep the nickname to 30 characters'],
  ['nickName', { nickName: 'Ada\u202eadA' }, 'Please remove characters that cannot be seen'],
  ['nickName', { nickName: 'Ada\u0000' }, 'Please remove characters that cannot be seen'],
  ['gender', { gender: 'robot' }, null],
  ['birthday', { birthday: '1990-02-30' }, 'Please choose a day of the calendar'],
  ['birthday', { birthday: '1899-12-31' }, 'Please choose a day from 1900 on'],
  ['birthday', { birthday: '2026-11-23' }, 'A birthday cannot be in the future'],
  ['country', { country: 'ZZ' }, 'Please choose a country from the list'],
  ['phone', { dialCode: '86', phone: '12345' }, 'Please enter a valid phone number'],
  ['phone', { dialCode: '999', phone: '12345678' }, 'Please choose a country code'],
  ['intro', { intro: 'x'.repeat(201) }, 'Please keep it to 200 characters'],
  ['avaterFileId', { avaterFileId: 'nobody-has-such-a-picture' }, 'Please choose the picture again.'],
])('%s is refused by name: %j', async (field, input, message) => {
  const { status, body } = await update(input)
  expect([status, body.field]).toEqual([400, field])
  if (message) expect(body.message).toBe(message)
  expect(await get()).toMatchObject({ nickName: 'Guest', birthday: null, country: null, phone: '', intro: '' })
})

test('today begins first in the east: a birthday of the day that has begun somewhere is taken', async () => {
  // It is 10 h UTC on 21 November: at UTC+14 the 22nd has begun.
  expect((await update({ birthday: '2026-11-22' })).status).toBe(200)
})

test('what is the server’s own cannot be written', async () => {
  const before = await get()
  const { status } = await update({
    ...before,
    nickName: 'New',
    email: 'eve@example.com',
    isVip: true,
    uid: 'x',
    avater: '/x',
    id: 'x',
  })
  expect(status).toBe(200)
  expect(await get()).toEqual({ ...before, nickName: 'New' })
  const info = await call(server.app, 'getUserExtInfo', {}, ada)
  expect(info.body).toEqual({
    memberSince: '2026-11-21T10:00:00.000Z',
    isVip: false,
    hasPassword: false,
    wishCount: 0,
    voucherCount: 0,
    currencyCode: null,
  })
})

test('anybody may know name, picture, words, country and counts of a person, and nothing else', async () => {
  await update(filled)
  const { status, body, text } = await call(server.app, 'getPublicHomePage', { uid: ada.uid })
  expect([status, body]).toEqual([
    200,
    {
      uid: ada.uid,
      nickName: 'Ada L.',
      avater: '',
      intro: filled.intro,
      country: 'GB',
      isDemo: false,
      isOwn: false,
      isFollowed: false,
      momentCount: 0,
      followerCount: 0,
      followingCount: 0,
      likeCount: 0,
    },
  ])
  for (const secret of ['example.com', '1990', '7911', 'female']) expect(text).not.toContain(secret)
})

test('a closed account and one that never was look the same', async () => {
  await server.services.database.db.update(userAccount).set({ isLogoff: true }).where(eq(userAccount.id, ada.uid))
  const closed = await call(server.app, 'getPublicHomePage', { uid: ada.uid })
  const unknown = await call(server.app, 'getPublicHomePage', { uid: 'NOSUCHUSER' })
  expect([closed.status, closed.body.message]).toEqual([unknown.status, unknown.body.message])
  expect(closed.status).toBe(404)
})

test('two devices that change different fields at once both succeed', async () => {
  const changes = [
    { nickName: 'Both' },
    { gender: 'male' },
    { country: 'JP' },
    { intro: 'Hello' },
    { birthday: '2000-02-29' },
  ]
  const replies = await Promise.all(changes.map((change) => update(change)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await get()).toMatchObject(Object.assign({}, ...changes))
})
