import type { CouponCard as CouponFacts } from '@/contract/feed'
import { CouponCard } from '../coupon-card'
import './style.scss'

export interface CouponRailProps {
  readonly coupons: readonly CouponFacts[]
  readonly hrefOf: (coupon: CouponFacts) => string
  readonly onOpen: (coupon: CouponFacts) => void
  /** Requests the wanted state of the heart; without it there is none. */
  readonly onFavorite?: (couponId: string, isFavorite: boolean) => void
}

/** Vouchers side by side, in a row that scrolls. */
export function CouponRail({ coupons, hrefOf, onOpen, onFavorite }: CouponRailProps) {
  return (
    <ul className="rail">
      {coupons.map((coupon) => (
        <li key={coupon.skuId} className="rail-cell">
          <CouponCard
            card={coupon}
            href={hrefOf(coupon)}
            onOpen={() => onOpen(coupon)}
            onFavorite={onFavorite && ((isFavorite) => onFavorite(coupon.skuId, isFavorite))}
            ratio={1.5}
          />
        </li>
      ))}
    </ul>
  )
}
