import type { VipPrice } from '@/contract/stay'
import { nightUnit } from '@/domain/stays/stay-text'
import { vipText } from '@/domain/text/vip-price-text'
import './style.scss'

export interface PriceLineProps {
  readonly currencyCode: string
  readonly currencySymbol: string
  /** The amount, formatted as the server specifies. */
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
  /** Also shows the VIP price, or that one exists, to viewers who are no VIP. */
  readonly showsVipPrice?: boolean
  /** Opens the explanation of the VIP price. Its text is then a button of its own, which may not stand in a link. */
  readonly onVip?: () => void
  /** Stands before the amount, e.g. "from". */
  readonly prefix?: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly align?: 'start' | 'end'
}

/** The one way a price is shown: code, symbol, amount, what it covers; screen readers get it as a sentence. */
export function PriceLine(props: PriceLineProps) {
  const { currencyCode, currencySymbol, currencyAmount, covers, originalAmount, perNightAmount } = props
  const vipLine = vipText(props.vip, currencySymbol, props.showsVipPrice ?? false)
  return (
    <div className={`price price-${props.size ?? 'medium'} price-${props.align ?? 'start'}`}>
      <span className="price-text">{sentence(props)}</span>
      <div className="price-row" aria-hidden>
        {originalAmount ? <span className="price-was">{`${currencySymbol} ${originalAmount}`}</span> : null}
        {props.prefix ? <span className="price-prefix">{props.prefix}</span> : null}
        {currencySymbol === currencyCode ? null : <span className="price-code">{currencyCode}</span>}
        <span className={originalAmount ? 'price-amount price-sale' : 'price-amount'}>
          {`${currencySymbol} ${currencyAmount}`}
        </span>
      </div>
      {vipLine && props.onVip ? (
        <button type="button" className="price-vip price-vip-open" aria-haspopup="dialog" onClick={props.onVip}>
          {vipLine}
        </button>
      ) : null}
      {vipLine && !props.onVip ? (
        <div className="price-vip" aria-hidden>
          {vipLine}
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

/** A count reads with "for": "for 2 nights"; a phrase such as "back to you" reads as it is. */
const coversText = (covers: string) => (/^(\d|one )/.test(covers) ? `for ${covers}` : covers)

function sentence(props: PriceLineProps) {
  const { currencyCode, currencyAmount, covers, originalAmount, perNightAmount, prefix, vip } = props
  const vipLine = vipText(vip, props.currencySymbol, props.showsVipPrice ?? false)
  const parts = [`${prefix ? `${prefix} ` : ''}${currencyAmount} ${currencyCode}`]
  if (covers) parts.push(coversText(covers))
  if (originalAmount) parts.push(`${vip?.state === 'taken' ? 'public price' : 'was'} ${originalAmount}`)
  if (vipLine && !props.onVip) parts.push(vipLine)
  if (perNightAmount) parts.push(`${perNightAmount} ${nightUnit(props.rooms ?? 1)}`)
  return parts.join(', ')
}
