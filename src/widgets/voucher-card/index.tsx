import type { VoucherButton, VoucherView } from '@/contract/coupon-order'
import { countOf } from '@/domain/text/phrases'
import { voucherTone } from '@/domain/vouchers/voucher-state'
import { voucherFacts, voucherButtonText } from '@/domain/vouchers/voucher-text'
import { Button } from '../button'
import { Icon } from '../icon'
import './style.scss'

export interface VoucherCardProps {
  readonly voucher: VoucherView
  /** Its number among those of its order, e.g. "Voucher 2 of 3". */
  readonly title: string
  /** The level of its heading on the page. */
  readonly level: 2 | 3
  /** The actions that it offers, main action first. */
  readonly buttons: readonly VoucherButton[]
  /** Whether its whole code is on its way. */
  readonly isShowing: boolean
  readonly onShow: () => void
  readonly onButton: (button: VoucherButton) => void
}

/** What takes something back is never the main action. */
const quietButtons: ReadonlySet<VoucherButton> = new Set(['cancel_exchange', 'cancel_appointment', 'withdraw_gift'])

/** A voucher: how it stands, its code, until when it is good, what was booked with it, and what can be done. */
export function VoucherCard(props: VoucherCardProps) {
  const { voucher, title, level, buttons, onButton } = props
  const { status, statusText, holding, validText, nights, nightsLeft } = voucher
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="voucher">
      <div className="voucher-head">
        <Heading className="voucher-title">{title}</Heading>
        <span className={`voucher-status voucher-${holding === 'given_away' ? 'over' : voucherTone(status)}`}>
          {statusText}
        </span>
      </div>
      {holding === 'given_away' ? null : <MaskedCode {...props} />}
      <p className="voucher-fact">{validText}</p>
      {nights > 1 ? <p className="voucher-fact">{`${nightsLeft} of ${countOf(nights, 'night')} left`}</p> : null}
      {voucherFacts(voucher).map((fact) => (
        <p key={fact} className="voucher-fact">
          {fact}
        </p>
      ))}
      {buttons.length === 0 ? null : (
        <div className="voucher-buttons">
          {buttons.map((button, index) => (
            <Button
              key={button}
              kind={index === 0 && !quietButtons.has(button) ? 'primary' : 'secondary'}
              size="medium"
              label={`${voucherButtonText[button]}: ${title}`}
              onTap={() => onButton(button)}
            >
              {voucherButtonText[button]}
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}

/** The code without what only its holder may see; a tap shows the whole. */
function MaskedCode({ voucher, title, isShowing, onShow }: VoucherCardProps) {
  return (
    <button
      type="button"
      className="voucher-code"
      aria-label={`Show the code of ${title}`}
      aria-haspopup="dialog"
      disabled={isShowing}
      onClick={onShow}
    >
      <span className="voucher-code-text">{voucher.code}</span>
      <Icon name="maximize" size={18} className="voucher-code-icon" />
    </button>
  )
}
