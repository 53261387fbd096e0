import { Icon } from '@/widgets/icon'

/** What the top of Explore shows. */
export interface HomeTopProps {
  /** Currency that prices are shown in, ISO 4217. */
  readonly currencyCode: string
  readonly onCurrency: () => void
}

/** Whose app it is, and the currency of its prices. */
export function HomeTop({ currencyCode, onCurrency }: HomeTopProps) {
  return (
    <header className="home-top">
      <h1 className="home-brand">Staylark</h1>
      <button
        type="button"
        className="home-currency"
        aria-label={`Currency: ${currencyCode}`}
        aria-haspopup="dialog"
        onClick={onCurrency}
      >
        <span className="home-currency-code">{currencyCode}</span>
        <Icon name="chevron-down" size={16} />
      </button>
    </header>
  )
}
