import type { PayChannel, PaymentPage } from '@/contract/payment'
import { Icon } from '@/widgets/icon'

/** Payment methods; a disabled one shows the reason. */
export interface MethodListProps {
  readonly methods: PaymentPage['methods']
  readonly selected: PayChannel | null
  readonly onSelect: (channel: PayChannel) => void
}

/** By what to pay. */
export function MethodList({ methods, selected, onSelect }: MethodListProps) {
  return (
    <section className="pay-methods" aria-label="Payment method">
      <h2 className="pay-head">Payment method</h2>
      <div role="radiogroup" aria-label="Payment method">
        {methods.map(({ channel, name, hint, disabledReason }) => (
          <button
            key={channel}
            type="button"
            role="radio"
            aria-checked={channel === selected}
            aria-disabled={disabledReason !== null}
            className={disabledReason === null ? 'pay-method' : 'pay-method pay-method-off'}
            onClick={() => disabledReason === null && onSelect(channel)}
          >
            <Icon name="credit-card" size={24} className="pay-method-icon" />
            <span className="pay-method-text">
              <span className="pay-method-name">{name}</span>
              <span className="pay-method-hint">{disabledReason ?? hint}</span>
            </span>
            <span className={channel === selected ? 'pay-radio pay-radio-on' : 'pay-radio'} aria-hidden>
              {channel === selected ? <Icon name="check" size={14} /> : null}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
