import { shownCurrencies } from '@/domain/money/currency'
import { Icon } from '../icon'
import { Sheet } from '../sheet'
import './style.scss'

export interface CurrencySheetProps {
  /** ISO 4217 code of the present choice. */
  readonly value: string
  readonly onPick: (code: string) => void
  readonly onClose: () => void
}

/** Chooses the currency that prices are shown and charged in. */
export function CurrencySheet({ value, onPick, onClose }: CurrencySheetProps) {
  return (
    <Sheet isOpen title="Currency" size="85" onClose={onClose}>
      <div className="money" role="radiogroup" aria-label="Currency">
        {shownCurrencies.map(({ code, name, symbol }) => (
          <button
            key={code}
            type="button"
            role="radio"
            aria-checked={code === value}
            className="money-row"
            onClick={() => onPick(code)}
          >
            <span className="money-code">{code}</span>
            <span className="money-name">{`${name} (${symbol})`}</span>
            {code === value ? <Icon name="check" size={20} className="money-on" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
