import type { OrderTip, OrderTipKind } from '@/contract/order-list'
import { shortRange } from '@/domain/days/format-day'
import type { IconName } from '@/theme/icon-names'
import { Button } from '@/widgets/button'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { orderButtonText } from '@/widgets/order-card'

/** What comes next, most urgent first. */
export interface NextUpProps {
  readonly tips: readonly { readonly tip: OrderTip; readonly text: string; readonly href: string }[]
  readonly onOpen: (tip: OrderTip) => void
  readonly onButton: (tip: OrderTip) => void
}

const icons: Readonly<Record<OrderTipKind, IconName>> = {
  pay_within: 'clock',
  refund_account: 'circle-alert',
  free_cancellation_ends: 'calendar-x',
  check_in: 'calendar-days',
  waiting_for_hotel: 'bell',
}

/** What comes next for the traveler: each a sentence that leads to its booking, and its button where it has one. */
export function NextUp({ tips, onOpen, onButton }: NextUpProps) {
  if (tips.length === 0) return null
  return (
    <section className="next" aria-label="Next up">
      <h2 className="next-title">Next up</h2>
      <ul className="next-tips">
        {tips.map(({ tip, text, href }) => (
          <li key={tip.kind} className="next-tip">
            <Link className="next-link" href={href} onOpen={() => onOpen(tip)}>
              <Icon name={icons[tip.kind]} size={20} className="next-icon" />
              <div className="next-body">
                <span className="next-text">{text}</span>
                <span className="next-fact">{`${tip.hotelName}, ${shortRange(tip.checkIn, tip.checkOut)}`}</span>
              </div>
              <Icon name="chevron-right" size={20} className="next-more" />
            </Link>
            {tip.button === 'view' ? null : (
              <Button
                kind={tip.button === 'pay' ? 'primary' : 'secondary'}
                size="medium"
                label={`${orderButtonText[tip.button]}: ${tip.hotelName}, next up`}
                onTap={() => onButton(tip)}
              >
                {orderButtonText[tip.button]}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
