import { CompactSign, compactVerify, type CompactJWSHeaderParameters, exportJWK, type JWK } from 'jose'
import { deriveSigningKey, type SigningKey } from '../kernel/crypto/signing-key'
import type { AppPart } from '../kernel/http/route-module'
import type { SoldVoucher } from './repository/vouchers'

/** Where the public keys of QR texts are read, as a JWK set. */
const KEYS_PATH = '/.well-known/voucher-keys.json'

/** Marks a QR text of a voucher, so that nothing else that is signed passes for one. */
const QR_TYPE = 'voucher+jws'

/** Names of the keys that sign QR texts; the first one signs from now on, the others still verify. Nothing else is signed with them. */
const keyIds = ['q1'] as const

const [currentKeyId] = keyIds

/** The maximum number of hotels in a QR text, which limits its length. */
const MOST_HOTELS = 6

/** What a QR text contains of a voucher: never its code nor a name. */
export interface QrFacts {
  /** The version of this shape. */
  readonly v: 1
  readonly id: string
  readonly sku: string
  /** Ids of the hotels where it can be used; empty where they are too many. */
  readonly hotels: readonly string[]
  /** Its last day, YYYY-MM-DD. */
  readonly last: string
  readonly nights: number
  /** How often it went to somebody else when this was signed. */
  readonly hands: number
}

const keyOf = (secret: string, keyId: string): SigningKey => deriveSigningKey(secret, `voucher qr ${keyId}`)

/** The text of a voucher's QR code: a compact JWS that proves it genuine, and never that it is unspent. */
export async function signQr(secret: string, voucher: SoldVoucher): Promise<string> {
  const { id, skuId, snapshot, lastDay, nightsLeft, hands } = voucher
  const ids = snapshot.hotels.map(({ hotelId }) => hotelId)
  const hotels = ids.length > MOST_HOTELS ? [] : ids
  const facts: QrFacts = { v: 1, id, sku: skuId, hotels, last: lastDay, nights: nightsLeft, hands }
  return new CompactSign(Buffer.from(JSON.stringify(facts)))
    .setProtectedHeader({ alg: 'EdDSA', typ: QR_TYPE, kid: currentKeyId })
    .sign(keyOf(secret, currentKeyId).signKey)
}

const isKnown = (keyId: string | undefined) => keyIds.some((known) => known === keyId)

/** What a QR text contains; null for any text that was not signed here as one. */
export async function readQr(secret: string, text: string): Promise<QrFacts | null> {
  const findKey = ({ kid, typ }: CompactJWSHeaderParameters) => {
    if (typ !== QR_TYPE || !isKnown(kid)) throw new Error('no key of QR texts')
    return keyOf(secret, kid ?? '').verifyKey
  }
  return compactVerify(text, findKey, { algorithms: ['EdDSA'] }).then(
    ({ payload }) => JSON.parse(Buffer.from(payload).toString()),
    () => null,
  )
}

/** The public keys of QR texts, for hotels that check them without a connection. */
const publicKeys = (secret: string): Promise<JWK[]> =>
  Promise.all(
    keyIds.map(async (kid) => ({
      ...(await exportJWK(keyOf(secret, kid).verifyKey)),
      kid,
      alg: 'EdDSA',
      use: 'sig',
    })),
  )

/** Serves the public keys of QR texts. */
export const registerQrKeys: AppPart = (app, { env }) => {
  app.get(KEYS_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/jwk-set+json')
      .send(JSON.stringify({ keys: await publicKeys(env.secret) })),
  )
}
