import type { VipPrice } from '@/contract/stay'
import { nightUnit } from '@/domain/stays/stay-text'
import { vipText } from '@/domain/account/vip-text'
import './style.scss'

export interface PriceLineProps {
  readonly currencyCode: string
  readonly currencySymbol: string
  /** The amount as the server says it is to be shown. */
  readonly currencyAmount: string
  /** What the amount covers, e.g. "2 nights, taxes included". */
  readonly covers?: string
  /** The amount before a discount, of a VIP the public one, struck through. */
  readonly originalAmount?: string | null
  /** Of one room and night. */
  readonly perNightAmount?: string | null
  /** How many rooms the amount is for. */
  readonly rooms?: number
  /** What is known of the member price; a VIP always reads that this is it. */
  readonly vip?: VipPrice
  /** Tells those who are no VIP, too, what a VIP pays, or that there is such a price. */
  readonly tellsVip?: boolean
  /** Opens what there is to know about the member price: what is said of it is then a button of its own, which may not stand in a link. */
  readonly onVip?: () => void
  /** Stands before the amount, e.g. "from". */
  readonly prefix?: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly align?: 'start' | 'end'
}

/** The one way a price is shown: code, symbol, amount, what it covers; screen readers get it as a sentence. */
export function PriceLine(props: PriceLineProps) {
  const { currencyCode, currencySymbol, currencyAmount, covers, originalAmount, perNightAmount } = props
  const note = vipText(props.vip, currencySymbol, props.tellsVip ?? false)
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
      {note && props.onVip ? (
        <button type="button" className="price-vip price-vip-open" aria-haspopup="dialog" onClick={props.onVip}>
          {note}
        </button>
      ) : null}
      {note && !props.onVip ? (
        <div className="price-vip" aria-hidden>
          {note}
        </div>
      ) : null}
      {covers || perNightAmount ? (
        <div className="price-notes" aria-hidden>
          {covers ? <span className="price-note">{covers}</span> : null}
          {perNightAmount ? (
            <span className="price-note">{`${currencySymbol} ${perNightAmount} ${nightUnit(props.rooms ?? 1)}`}</span>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function sentence(props: PriceLineProps) {
  const { currencyCode, currencyAmount, covers, originalAmount, perNightAmount, prefix, vip } = props
  const note = vipText(vip, props.currencySymbol, props.tellsVip ?? false)
  const parts = [`${prefix ? `${prefix} ` : ''}${currencyAmount} ${currencyCode}`]
  if (covers) parts.push(`for ${covers}`)
  if (originalAmount) parts.push(`${vip?.state === 'taken' ? 'public price' : 'was'} ${originalAmount}`)
  if (note && !props.onVip) parts.push(note)
  if (perNightAmount) parts.push(`${perNightAmount} ${nightUnit(props.rooms ?? 1)}`)
  return parts.join(', ')
}
