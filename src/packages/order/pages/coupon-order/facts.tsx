import { Picture } from '@/widgets/picture'
import { countOf } from '@/domain/text/phrases'
import type { WithCouponOrder } from './view'

/** What was bought, and where it can be used. */
export function CouponFacts({ order }: WithCouponOrder) {
  const { headImg, name, variant, subTitle, quantity, unitAmount, currencyCode, currencySymbol, hotels } = order
  const lines = [
    variant,
    subTitle,
    `${countOf(quantity, 'voucher')} at ${currencyCode} ${currencySymbol} ${unitAmount}`,
  ]
  return (
    <section className="vouchers-block" aria-label="Your vouchers">
      <div className="vouchers-sku">
        <div className="vouchers-thumb">
          <Picture picture={headImg} ratio={1} width={240} isEager isDecorative />
        </div>
        <div className="vouchers-sku-text">
          <h2 className="vouchers-name">{name}</h2>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line} className="vouchers-line">
                {line}
              </p>
            ))}
        </div>
      </div>
      <h3 className="vouchers-sub">Where to use them</h3>
      {hotels.map(({ hotelId, name: hotelName, cityName }) => (
        <p key={hotelId} className="vouchers-line">{`${hotelName}, ${cityName}`}</p>
      ))}
    </section>
  )
}
