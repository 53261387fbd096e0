import './style.scss'

export interface PriceLineProps {
  readonly currencyCode: string
  readonly currencySymbol: string
  /** The amount as the server says it is to be shown. */
  readonly currencyAmount: string
  /** What the amount covers, e.g. "2 nights, taxes included". */
  readonly covers?: string
  /** The amount before a discount, struck through. */
  readonly originalAmount?: string | null
  readonly perNightAmount?: string | null
  /** Stands before the amount, e.g. "from". */
  readonly prefix?: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly align?: 'start' | 'end'
}

/** The one way a price is shown: code, symbol, amount, what it covers; screen readers get it as a sentence. */
export function PriceLine(props: PriceLineProps) {
  const { currencyCode, currencySymbol, currencyAmount, covers, originalAmount, perNightAmount } = props
  return (
    <div className={`price price-${props.size ?? 'medium'} price-${props.align ?? 'start'}`}>
      <span className="price-said">{sentence(props)}</span>
      <div className="price-row" aria-hidden>
        {originalAmount ? <span className="price-was">{`${currencySymbol} ${originalAmount}`}</span> : null}
        {props.prefix ? <span className="price-prefix">{props.prefix}</span> : null}
        <span className="price-code">{currencyCode}</span>
        <span className={originalAmount ? 'price-amount price-sale' : 'price-amount'}>
          {`${currencySymbol} ${currencyAmount}`}
        </span>
      </div>
      {covers || perNightAmount ? (
        <div className="price-notes" aria-hidden>
          {covers ? <span className="price-note">{covers}</span> : null}
          {perNightAmount ? (
            <span className="price-note">{`${currencySymbol} ${perNightAmount} per night`}</span>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function sentence({ currencyCode, currencyAmount, covers, originalAmount, perNightAmount, prefix }: PriceLineProps) {
  const parts = [`${prefix ? `${prefix} ` : ''}${currencyAmount} ${currencyCode}`]
  if (covers) parts.push(`for ${covers}`)
  if (originalAmount) parts.push(`was ${originalAmount}`)
  if (perNightAmount) parts.push(`${perNightAmount} per night`)
  return parts.join(', ')
}
