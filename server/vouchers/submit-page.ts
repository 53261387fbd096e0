import type { CouponSubmitPage } from '@/contract/coupon-order'
import { formatAmount, shownAmount } from '@/domain/money/amount-text'
import { isBuyable, mostToBuy, saleStateOf } from '@/domain/vouchers/sale-state'
import { lawText } from '@/domain/vouchers/withdrawal'
import { lawOfCountry } from './buyers-law'
import { longRefundText } from './long-refund'
import { noSuchSku, type ProductCaller, readProduct, saleFactsOf } from './product'
import { countBought, findSku, findSkuRooms } from './repository/skus'
import { snapshotOf } from './sku-snapshot'
import { checkedSku, SKU_TOKEN_MS, skuToken } from './sku-token'

/** What a number of vouchers costs now, clamped to what can be bought, with the token that fixes it and what the law of the buyer's country adds. Throws 404 for an unknown SKU. */
export async function readSubmitPage(
  { skuId, quantity }: { readonly skuId: string; readonly quantity?: number | undefined },
  caller: ProductCaller,
  countryCode: string,
): Promise<CouponSubmitPage> {
  const { services, user } = caller
  const { db } = services.database
  const product = await readProduct(skuId, caller)
  const row = await findSku(db, skuId)
  if (!row) throw noSuchSku()
  const facts = saleFactsOf(row, await countBought(db, skuId, user?.uid ?? null))
  const now = services.clock.now()
  const most = mostToBuy(facts)
  const wanted = Math.max(quantity ?? row.minQuantity, row.minQuantity)
  const bought = Math.max(row.minQuantity, Math.min(wanted, most))
  const expireAt = new Date(now.getTime() + SKU_TOKEN_MS)
  const snapshot = snapshotOf(services.pictures, row, await findSkuRooms(db, skuId))
  const { priceMinor, currencyCode } = row
  const totalMinor = priceMinor * bought
  const canBuy = isBuyable(saleStateOf(facts, now))
  const law = await lawOfCountry(db, countryCode)
  const checked = checkedSku({ row, quantity: bought, snapshot, law })
  return {
    product,
    quantity: bought,
    wantedQuantity: wanted,
    mostQuantity: most,
    unitMinor: priceMinor,
    unitAmount: formatAmount(priceMinor, currencyCode),
    totalMinor,
    ...shownAmount(totalMinor, currencyCode),
    verifyToken: canBuy ? skuToken.sign(services, checked, expireAt) : null,
    tokenExpireTime: canBuy ? expireAt.toISOString() : null,
    serverTime: now.toISOString(),
    withdrawalText: lawText(law.rule, snapshot.validity),
    longRefundText: longRefundText(services, snapshot, law.rule),
  }
}
