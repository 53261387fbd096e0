import { createHmac } from 'node:crypto'
import { EncryptJWT, SignJWT, UnsecuredJWT, generateKeyPair, type JWTHeaderParameters } from 'jose'
import { accessTokenKey, signAccessToken, verifyAccessToken } from '../../../server/account/access-token'
import { createVirtualClock } from '../../../server/kernel/time/clock'

const startAt = new Date('2026-11-22T08:00:00.000Z')
const nowSeconds = startAt.getTime() / 1000
const secret = 'a secret of more than thirty-two characters'
const user = { uid: 'ADA', sid: 'SID1' }
const servicesAt = (instant = startAt) => ({ env: { secret }, clock: createVirtualClock(instant) })
const { signKey, verifyKey } = accessTokenKey(secret, '2026-11-22')

interface Forgery {
  header?: Partial<JWTHeaderParameters>
  claims?: Record<string, unknown>
}

const goodClaims = {
  sub: user.uid,
  sid: user.sid,
  aud: 'staylark-api',
  iat: nowSeconds,
  nbf: nowSeconds,
  exp: nowSeconds + 900,
}
const goodHeader = { alg: 'EdDSA', typ: 'at+jwt', kid: '2026-11-22' }

const forge = ({ header = {}, claims = {} }: Forgery) =>
  new SignJWT({ ...goodClaims, ...claims }).setProtectedHeader({ ...goodHeader, ...header }).sign(signKey)

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token speaks for its user and sign-in', async () => {
  const token = await signAccessToken(servicesAt(), user)
  expect(await verifyAccessToken(servicesAt(), token)).toEqual(user)
})

test('the forger’s own good token is taken, so what is refused below is refused for its fault', async () => {
  expect(await verifyAccessToken(servicesAt(), await forge({}))).toEqual(user)
})

test.each([
  ['the moment it was made', 0, true],
  ['after 14:59', 899, true],
  ['29 s after its end, within the tolerance for unequal clocks', 929, true],
  ['30 s after its end', 930, false],
  ['a day later', 86_400, false],
  ['by a clock 30 s behind', -30, true],
  ['by a clock 31 s behind', -31, false],
])('%s', async (_case, seconds, isGood) => {
  const token = await signAccessToken(servicesAt(), user)
  const later = servicesAt(new Date(startAt.getTime() + seconds * 1000))
  expect(await verifyAccessToken(later, token)).toEqual(isGood ? user : null)
})

test('keys change at midnight and nobody is signed out by it', async () => {
  const token = await signAccessToken(servicesAt(new Date('2026-11-22T23:55:00.000Z')), user)
  expect(await verifyAccessToken(servicesAt(new Date('2026-11-23T00:05:00.000Z')), token)).toEqual(user)
  const next = await signAccessToken(servicesAt(new Date('2026-11-23T00:05:00.000Z')), user)
  expect(JSON.parse(Buffer.from(next.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({ kid: '2026-11-23' })
})

test.each<[string, Forgery]>([
  ['another audience', { claims: { aud: 'email-v1' } }],
  ['no audience', { claims: { aud: undefined } }],
  ['another type', { header: { typ: 'JWT' } }],
  ['no type', { header: { typ: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['no sign-in', { claims: { sid: undefined } }],
  ['a subject that is no text', { claims: { sid: 7 } }],
  ['no end', { claims: { exp: undefined } }],
  ['an end that is no number', { claims: { exp: '9999999999' } }],
  ['a life of a year', { claims: { iat: nowSeconds - 86_400, exp: nowSeconds + 31_536_000 } }],
  ['a beginning in the future', { claims: { nbf: nowSeconds + 60 } }],
  ['made in the future', { claims: { iat: nowSeconds + 60 } }],
  ['no key id', { header: { kid: undefined } }],
  ['the key id of another day', { header: { kid: '2026-11-21' } }],
  ['a key id that is a path', { header: { kid: '../../../dev/null' } }],
  ['a key id of an old day', { header: { kid: '2020-01-01' } }],
  ['a key address', { header: { kid: undefined, jku: 'https://evil.example/keys.json' } }],
])('refused: %s', async (_case, forgery) => {
  expect(await verifyAccessToken(servicesAt(), await forge(forgery).catch(() => 'unsignable'))).toBeNull()
})

test('refused: alg none, with and without a signature', async () => {
  const unsecured = new UnsecuredJWT(goodClaims).encode()
  const [, , signature] = (await forge({})).split('.')
  const none = `${base64url({ ...goodHeader, alg: 'none' })}.${base64url(goodClaims)}`
  for (const token of [unsecured, `${none}.`, `${none}.${signature}`]) {
    expect(await verifyAccessToken(servicesAt(), token)).toBeNull()
  }
})

test('refused: HS256 with the public key as its secret', async () => {
  const body = `${base64url({ ...goodHeader, alg: 'HS256' })}.${base64url(goodClaims)}`
  const spellings = [
    verifyKey.export({ format: 'pem', type: 'spki' }),
    verifyKey.export({ format: 'der', type: 'spki' }),
    Buffer.from(verifyKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
  ]
  for (const key of spellings) {
    const token = `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
    expect(await verifyAccessToken(servicesAt(), token)).toBeNull()
  }
})

test('refused: signed with a key that the token brings itself', async () => {
  const stranger = await generateKeyPair('EdDSA', { extractable: true })
  const { x } = verifyKey.export({ format: 'jwk' })
  const token = await new SignJWT(goodClaims)
    .setProtectedHeader({ ...goodHeader, jwk: { kty: 'OKP', crv: 'Ed25519', x } })
    .sign(stranger.privateKey)
  expect(await verifyAccessToken(servicesAt(), token)).toBeNull()
})

test('refused: an RS256 token, and an encrypted one', async () => {
  const rsa = await generateKeyPair('RS256')
  const rs256 = await new SignJWT(goodClaims).setProtectedHeader({ ...goodHeader, alg: 'RS256' }).sign(rsa.privateKey)
  const encrypted = await new EncryptJWT(goodClaims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: '2026-11-22', typ: 'at+jwt' })
    .encrypt(Buffer.alloc(32))
  expect(await verifyAccessToken(servicesAt(), rs256)).toBeNull()
  expect(await verifyAccessToken(servicesAt(), encrypted)).toBeNull()
})

test('refused: any other character at any place', async () => {
  const token = await signAccessToken(servicesAt(), user)
  for (let place = 0; place < token.length; place++) {
    const other = token[place] === 'A' ? 'B' : 'A'
    const tampered = token.slice(0, place) + other + token.slice(place + 1)
    expect([place, await verifyAccessToken(servicesAt(), tampered)]).toEqual([place, null])
  }
})

test('refused: the same signature with other spare bits at its end', async () => {
  const token = await signAccessToken(servicesAt(), user)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const twins = [...alphabet]
    .filter((character) => !token.endsWith(character))
    .map((character) => token.slice(0, -1) + character)
  expect(await Promise.all(twins.map((twin) => verifyAccessToken(servicesAt(), twin)))).toEqual(twins.map(() => null))
})

test.each(['', 'x', 'a.b', '...', 'a.b.c.d', 'null', `${'a'.repeat(2000)}.b.c`])('refused: %j', async (text) => {
  expect(await verifyAccessToken(servicesAt(), text)).toBeNull()
})

test('refused: a token of another installation', async () => {
  const elsewhere = { env: { secret: 'another secret of more than 32 characters' }, clock: createVirtualClock(startAt) }
  expect(await verifyAccessToken(servicesAt(), await signAccessToken(elsewhere, user))).toBeNull()
})
