import type { ReactNode } from 'react'
import type { ProductDetail } from '@/contract/product'
import { decimalAmount } from '@/domain/money/amount-text'
import { stockText } from '@/domain/vouchers/sale-text'
import { includedParts, shortRefundText } from '@/domain/vouchers/terms-text'
import { isBuyable } from '@/domain/vouchers/sale-state'
import { Badge } from '@/widgets/badge'
import { Icon } from '@/widgets/icon'
import { PriceLine } from '@/widgets/price-line'

/** A voucher on sale. */
export interface ProductPartProps {
  readonly product: ProductDetail
}

/** What it is, what it costs and what one gets for it, with schema.org microdata; `turn` is the next change of its sale. */
export function Facts({ product, turn }: ProductPartProps & { readonly turn: ReactNode }) {
  return (
    <section className="product-block" itemScope itemType="https://schema.org/Product">
      <h1 className="product-name" itemProp="name">
        {product.name}
      </h1>
      <p className="product-sub" itemProp="description">
        {product.subTitle}
      </p>
      <div className="product-price" itemScope itemType="https://schema.org/Offer" itemProp="offers">
        <span itemProp="price" content={decimalAmount(product.chargedMinor, product.chargedCurrencyCode)} />
        <span itemProp="priceCurrency" content={product.chargedCurrencyCode} />
        <PriceLine
          currencyCode={product.currencyCode}
          currencySymbol={product.currencySymbol}
          currencyAmount={product.currencyAmount}
          originalAmount={product.originalAmount}
          covers="one voucher"
          size="large"
        />
      </div>
      <ChargedText product={product} />
      <Badges product={product} />
      {turn}
      <h2 className="product-head product-get-head">What you get</h2>
      <Included product={product} />
    </section>
  )
}

/** The price as it will be charged, where that is in another currency. */
function ChargedText({ product }: ProductPartProps) {
  const { currencyCode, chargedCurrencyCode, chargedAmount } = product
  if (currencyCode === chargedCurrencyCode) return null
  return <p className="product-note">{`You will be charged ${chargedCurrencyCode} ${chargedAmount}.`}</p>
}

function Badges({ product }: ProductPartProps) {
  const { terms, state, soldCount } = product
  const stock = stockText(product)
  const isRefunded = terms.refund !== 'none'
  return (
    <div className="product-badges">
      <Badge tone={isRefunded ? 'leaf' : 'plain'} icon={isRefunded ? 'circle-check' : 'info'}>
        {shortRefundText[terms.refund]}
      </Badge>
      {stock === null ? null : <Badge tone={isBuyable(state) ? 'coral' : 'plain'}>{stock}</Badge>}
      {soldCount > 0 ? <span className="product-sold">{`${soldCount} sold`}</span> : null}
    </div>
  )
}

function Included({ product }: ProductPartProps) {
  const parts = includedParts(product)
  if (parts.length === 0) return <p className="product-note">What its title says.</p>
  return (
    <ul>
      {parts.map((part) => (
        <li key={part} className="product-part">
          <Icon name="check" size={18} className="product-part-icon" />
          <span className="product-part-text">{part}</span>
        </li>
      ))}
    </ul>
  )
}
