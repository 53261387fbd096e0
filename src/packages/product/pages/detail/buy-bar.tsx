import type { ProductDetail } from '@/contract/product'
import { noSaleText } from '@/domain/vouchers/sale-text'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { ButtonLink } from '@/widgets/button-link'
import { PriceLine } from '@/widgets/price-line'

/** The voucher, whether the caller gets an email when its sale begins, and what the bar's buttons do. */
export interface BuyBarProps {
  readonly product: ProductDetail
  readonly hrefOfBooking: string
  readonly isReminded: boolean
  readonly onBuy: () => void
  readonly onRemind: (isWanted: boolean) => void
}

/** The price, and Buy; or what stands in its way. */
export function BuyBar({ product, hrefOfBooking, isReminded, onBuy, onRemind }: BuyBarProps) {
  const { state, currencyCode, currencySymbol, currencyAmount } = product
  const price = (
    <PriceLine
      currencyCode={currencyCode}
      currencySymbol={currencySymbol}
      currencyAmount={currencyAmount}
      covers="one voucher"
    />
  )
  const refusal = noSaleText[state]
  if (state === 'not_started')
    return (
      <BottomBar lead={price}>
        <Button kind={isReminded ? 'secondary' : 'primary'} onTap={() => onRemind(!isReminded)}>
          {isReminded ? 'Cancel reminder' : 'Remind me by mail'}
        </Button>
      </BottomBar>
    )
  return (
    <BottomBar lead={price}>
      {refusal === null ? (
        <ButtonLink href={hrefOfBooking} onOpen={onBuy}>
          Buy
        </ButtonLink>
      ) : (
        <Button isDisabled>{refusal}</Button>
      )}
    </BottomBar>
  )
}
