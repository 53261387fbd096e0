import { Type, type Static } from 'typebox'
import { expiringToken } from '../kernel/crypto/expiring-token'
import type { SkuSnapshot } from '../kernel/database/schema/vouchers'
import type { BuyersLaw } from './buyers-law'
import type { SkuRow } from './repository/skus'
import { snapshotHash } from './sku-snapshot'

/** How long the price of vouchers that was shown may be bought, in ms. */
export const SKU_TOKEN_MS = 15 * 60_000

/** What the token of an order of vouchers fixes: SKU, number, price in minor units, and terms. */
export const CheckedSku = Type.Object({
  skuId: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  currencyCode: Type.String(),
  totalMinor: Type.Integer(),
  /** The name of the law under which it is sold. */
  law: Type.String(),
  /** A hash of all that the buyer was shown and agreed to. */
  snapshotHash: Type.String(),
})

export type CheckedSku = Static<typeof CheckedSku>

/** Vouchers as a buyer was shown them before ordering. */
interface ShownSku {
  readonly row: SkuRow
  readonly quantity: number
  readonly snapshot: SkuSnapshot
  readonly law: BuyersLaw
}

/** The content of the token for what a buyer was shown. */
export const checkedSku = ({ row, quantity, snapshot, law }: ShownSku): CheckedSku => ({
  skuId: row.id,
  quantity,
  currencyCode: row.currencyCode,
  totalMinor: row.priceMinor * quantity,
  law: law.name,
  snapshotHash: snapshotHash(snapshot),
})

/** Signs and reads what a buyer was shown of an order of vouchers. */
export const skuToken = expiringToken('sku-token', CheckedSku)
