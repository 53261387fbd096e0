import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import type { WithOrder } from './view'

/** What can be done with the booking now; the server says which. */
export function OrderActions({ order, onPay, onCancel, onRebook }: WithOrder) {
  const has = (button: (typeof order.buttons)[number]) => order.buttons.includes(button)
  return (
    <BottomBar
      lead={
        has('cancel') ? (
          <Button kind="ghost" size="medium" onTap={onCancel}>
            Cancel
          </Button>
        ) : undefined
      }
    >
      {has('pay') ? (
        <Button isWide onTap={onPay}>
          {`Pay ${order.currencyCode} ${order.currencySymbol} ${order.currencyAmount}`}
        </Button>
      ) : null}
      {has('rebook') ? (
        <Button isWide onTap={onRebook}>
          Book again
        </Button>
      ) : null}
    </BottomBar>
  )
}
