import type { CouponCard } from '@/contract/feed'
import { formatAmount } from '@/domain/money/amount-text'
import { convertedMinor } from '@/domain/rates/converted-minor'
import { shownAmount } from '@/domain/rates/shown-amount'
import type { Catalogue } from '../catalogue/catalogue'
import { type PictureLibrary, presentPicture } from '../kernel/pictures/picture-library'
import type { FeedCoupon } from '../feed/repository'
import { districtPath } from './district-path'

/** A voucher as rail and feed show it, its price converted once and rounded half up to whole units. */
export function presentCoupon(
  coupon: FeedCoupon,
  { cityById, fx }: Catalogue,
  pictures: PictureLibrary,
  currencyCode: string,
): CouponCard {
  const headImg = presentPicture(pictures, coupon.pictureId)
  const shown = (minor: number) => convertedMinor(minor, coupon.currencyCode, currencyCode, fx)
  return {
    skuId: coupon.id,
    hotelId: coupon.hotelId,
    headImgUrl: headImg.url,
    headImg,
    name: coupon.name,
    subTitle: coupon.subTitle,
    districtPath: districtPath(cityById.get(coupon.cityId)?.name ?? '', coupon.district),
    ...shownAmount(shown(coupon.priceMinor), currencyCode),
    originalAmount: coupon.originalMinor === null ? null : formatAmount(shown(coupon.originalMinor), currencyCode),
    soldCount: coupon.soldCount,
    validUntil: coupon.validUntil,
    isCollection: coupon.isCollection,
  }
}
