import { Type, type Static } from 'typebox'
import type { CombinationPage } from '@/contract/mix-order'
import { formatAmount, shownAmount } from '@/domain/money/amount-text'
import { mostToBuy } from '@/domain/vouchers/sale-state'
import { expiringToken } from '../../kernel/crypto/expiring-token'
import type { Executor } from '../../kernel/database/executor'
import type { SkuSnapshot } from '../../kernel/database/schema/vouchers'
import { badInput, conflict } from '../../kernel/errors'
import type { Services, SignedInUser } from '../../kernel/services'
import { lawText } from '@/domain/vouchers/withdrawal'
import { type BuyersLaw, lawOfCountry } from '../buyers-law'
import { CheckedDate } from '../exchange-token'
import { type DatedVoucher, type QuotedExchange, quoteStay, type WantedStay } from '../exchange-quote'
import { presentQuotedDate } from '../present-date'
import { noSuchSku, saleFactsOf } from '../product'
import { countBought, findSku, findSkuRooms, type SkuRow } from '../repository/skus'
import { refuseClosedSale, soldOut } from '../sku-purchase'
import { snapshotOf } from '../sku-snapshot'
import { CheckedSku, checkedSku, SKU_TOKEN_MS } from '../sku-token'
import { daysOfUse } from '../validity'

const CheckedMix = Type.Object({ ...CheckedSku.properties, ...CheckedDate.properties })

/** What the token of an order of vouchers with a date fixes: totalMinor is the price of the vouchers alone, in minor units. */
export type CheckedMix = Static<typeof CheckedMix>

/** Signs and reads what a buyer was shown of an order of vouchers with a date. */
export const mixToken = expiringToken('mix-token', CheckedMix)

/** Who buys how many of which SKU, and the date of the first of them. */
interface WantedMix extends WantedStay {
  readonly skuId: string
  readonly quantity: number
}

/** What a voucher of a SKU brings to a date if it is bought now. */
function voucherToBe(row: SkuRow, snapshot: SkuSnapshot, now: Date): DatedVoucher {
  const { nights, faceMinor, currencyCode } = row
  const { lastDay } = daysOfUse(snapshot.validity, now)
  return { snapshot, nights, nightsLeft: nights, faceMinor, lastDay, currencyCode }
}

/** The date of a voucher that is bought now. Throws 409 not_exchangeable and date_refused, 404 for other rooms. */
export async function quoteDate(
  services: Services,
  db: Executor,
  row: SkuRow,
  snapshot: SkuSnapshot,
  wanted: WantedStay,
): Promise<QuotedExchange> {
  if (snapshot.terms.use !== 'exchange') throw conflict('not_exchangeable', 'This voucher is not exchanged for a room.')
  return quoteStay(services, db, voucherToBe(row, snapshot, services.clock.now()), wanted)
}

/** What vouchers with the date of the first of them cost now, with the token that fixes it. */
export async function readCombinationPage(
  services: Services,
  user: SignedInUser | null,
  { skuId, quantity, roomTypeId, checkIn }: WantedMix,
  countryCode: string,
): Promise<CombinationPage> {
  const { db } = services.database
  const row = await findSku(db, skuId)
  if (!row) throw noSuchSku()
  const facts = saleFactsOf(row, await countBought(db, skuId, user?.uid ?? null))
  refuseClosedSale(services, row, facts)
  const most = mostToBuy(facts)
  if (quantity < row.minQuantity) throw badInput('quantity', `At least ${row.minQuantity} of these are sold together.`)
  if (quantity > most) throw soldOut()
  const snapshot = snapshotOf(services.pictures, row, await findSkuRooms(db, skuId))
  const quoted = await quoteDate(services, db, row, snapshot, { roomTypeId, checkIn })
  return present(services, { row, snapshot, quantity, quoted, law: await lawOfCountry(db, countryCode) })
}

/** What a page is made of. */
interface PageParts {
  readonly row: SkuRow
  readonly snapshot: SkuSnapshot
  readonly quantity: number
  readonly quoted: QuotedExchange
  readonly law: BuyersLaw
}

function present(services: Services, { row, snapshot, quantity, quoted, law }: PageParts): CombinationPage {
  const now = services.clock.now()
  const expireAt = new Date(now.getTime() + SKU_TOKEN_MS)
  const { id: skuId, name, variant, currencyCode } = row
  const date = presentQuotedDate(quoted, currencyCode, now, expireAt)
  const { roomTypeId, checkIn, nights, differenceMinor } = date
  const voucherMinor = row.priceMinor * quantity
  const totalMinor = voucherMinor + differenceMinor
  const checked = { ...checkedSku({ row, quantity, snapshot, law }), roomTypeId, checkIn, nights, differenceMinor }
  return {
    skuId,
    name,
    variant,
    quantity,
    ...date,
    voucherMinor,
    voucherAmount: formatAmount(voucherMinor, currencyCode),
    differenceAmount: formatAmount(differenceMinor, currencyCode),
    totalMinor,
    ...shownAmount(totalMinor, currencyCode),
    withdrawalText: lawText(law.rule, snapshot.validity),
    needsDocuments: snapshot.terms.needsDocuments,
    token: mixToken.sign(services, checked, expireAt),
  }
}
