import type { CouponSubmitPage } from '@/contract/coupon-order'
import { countOf } from '@/domain/text/phrases'
import { Badge } from '@/widgets/badge'
import { Picture } from '@/widgets/picture'

/** What is bought: picture, name, choice, and what one costs. */
export function SkuSummary({ page }: { readonly page: CouponSubmitPage }) {
  const { product, currencyCode, currencySymbol, unitAmount } = page
  const { gallery, name, variant, subTitle, nights, state, stockLeft } = product
  const [picture] = gallery
  const facts = [variant, subTitle].filter((fact) => fact !== '')
  return (
    <section className="buy-block buy-sku" aria-label="Your voucher">
      {picture ? (
        <div className="buy-thumb">
          <Picture picture={picture} ratio={1} width={240} isEager isDecorative />
        </div>
      ) : null}
      <div className="buy-sku-text">
        <h2 className="buy-name">{name}</h2>
        {facts.map((fact) => (
          <p key={fact} className="buy-fact">
            {fact}
          </p>
        ))}
        <p className="buy-fact">{`${currencyCode} ${currencySymbol} ${unitAmount}, ${countOf(nights, 'night')}`}</p>
        {state === 'few_left' ? <Badge tone="coral">{`Only ${stockLeft} left`}</Badge> : null}
      </div>
    </section>
  )
}
