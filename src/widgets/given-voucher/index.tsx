import type { GivenVoucher as GivenVoucherFacts } from '@/contract/travel-coupon'
import { formatDayWithYear } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { BulletList } from '../bullet-list'
import { FactList } from '../fact-list'
import { Picture } from '../picture'
import './style.scss'

/** A received voucher, before it is in the wallet. */
export interface GivenVoucherProps {
  readonly voucher: GivenVoucherFacts
}

/** What somebody was given, before it is in the wallet: what it brings, where, until when, and its terms. */
export function GivenVoucher({ voucher }: GivenVoucherProps) {
  const { headImg, name, variant, subTitle, nights, firstDay, validText, hotels, termsLines } = voucher
  return (
    <article className="given">
      <div className="given-picture">
        <Picture picture={headImg} ratio={16 / 9} width={480} isEager isDecorative />
      </div>
      <h2 className="given-name">{name}</h2>
      {[variant, subTitle]
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line} className="given-line">
            {line}
          </p>
        ))}
      <FactList
        facts={[
          ...(nights > 1 ? [{ label: 'Nights', value: countOf(nights, 'night') }] : []),
          ...(firstDay === null ? [] : [{ label: 'From', value: formatDayWithYear(firstDay) }]),
          { label: 'Valid', value: validText },
          { label: 'Where', value: hotels.map((hotel) => `${hotel.name}, ${hotel.cityName}`).join('; ') },
        ]}
      />
      <div className="given-terms">
        <BulletList label="Terms" lines={termsLines.map(({ text }) => text)} />
      </div>
    </article>
  )
}
