import type { CouponSubmitPage } from '@/contract/coupon-order'
import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import { Badge } from '@/widgets/badge'
import { FormBlock } from '@/widgets/form-block'
import { ThumbRow } from '@/widgets/thumb-row'

/** What is bought: picture, name, choice, and what one costs. */
export function SkuSummary({ page }: { readonly page: CouponSubmitPage }) {
  const { product, unitAmount } = page
  const { gallery, name, variant, subTitle, nights, state, stockLeft } = product
  const [picture] = gallery
  const facts = [variant, subTitle].filter((fact) => fact !== '')
  return (
    <FormBlock label="Your voucher">
      <ThumbRow picture={picture} size={80}>
        <h2 className="buy-name">{name}</h2>
        {facts.map((fact) => (
          <p key={fact} className="buy-fact">
            {fact}
          </p>
        ))}
        <p className="buy-fact">{`${codedAmount(page, unitAmount)}, ${countOf(nights, 'night')}`}</p>
        {state === 'few_left' ? <Badge tone="coral">{`Only ${stockLeft} left`}</Badge> : null}
      </ThumbRow>
    </FormBlock>
  )
}
