import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { deriveKey } from '../kernel/crypto/secrets'
import { readSignedValue, signValue } from '../kernel/crypto/signed-text'
import type { Services } from '../kernel/services'

/** How long the price of vouchers that was shown may be bought, in ms. */
export const SKU_TOKEN_MS = 15 * 60_000

const CheckedSku = Type.Object({
  skuId: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  currencyCode: Type.String(),
  totalMinor: Type.Integer(),
  /** A hash of all that the buyer was shown and agreed to. */
  snapshotHash: Type.String(),
})

/** What the token of an order of vouchers fixes: SKU, number, price and terms. */
export type CheckedSku = Static<typeof CheckedSku>

const contentCheck = Compile(Type.Object({ checked: CheckedSku, expireAtMs: Type.Integer() }))

const keyOf = ({ env }: Pick<Services, 'env'>) => deriveKey(env.secret, 'sku-token')

/** A token that fixes an order of vouchers until an instant; clients pass it on unread. */
export const signSkuToken = (services: Pick<Services, 'env'>, checked: CheckedSku, expireAt: Date): string =>
  signValue(keyOf(services), { checked, expireAtMs: expireAt.getTime() })

/** Reads such a token; bad is whatever this server did not sign. */
export function readSkuToken(
  services: Pick<Services, 'env' | 'clock'>,
  token: string,
): { state: 'bad' } | { state: 'good' | 'expired'; checked: CheckedSku } {
  const read = readSignedValue(keyOf(services), token)
  if (!contentCheck.Check(read)) return { state: 'bad' }
  const isGood = services.clock.now().getTime() < read.expireAtMs
  return { state: isGood ? 'good' : 'expired', checked: read.checked }
}
