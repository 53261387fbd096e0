import type { VoucherView } from '@/contract/coupon-order'
import { voucherTitle } from '@/domain/vouchers/voucher-text'
import { OrderCell } from '@/widgets/order-block'
import { VoucherCard } from '@/widgets/voucher-card'
import { offeredButtons, type VoucherActions } from './voucher-actions'

/** An order's vouchers and the actions on them. */
export interface VoucherCellsProps {
  readonly vouchers: readonly VoucherView[]
  readonly actions: VoucherActions
  /** The voucher whose code is being fetched. */
  readonly showingId: string | null
}

/** One card for each voucher of an order. */
export function VoucherCells({ vouchers, actions, showingId }: VoucherCellsProps) {
  return (
    <>
      {vouchers.map((voucher, index) => (
        <OrderCell key={voucher.voucherId}>
          <VoucherCard
            voucher={voucher}
            title={voucherTitle(index, vouchers.length)}
            level={3}
            buttons={offeredButtons(voucher, actions)}
            isShowing={showingId === voucher.voucherId}
            onShow={() => actions.show_code?.(voucher)}
            onButton={(button) => actions[button]?.(voucher)}
          />
        </OrderCell>
      ))}
    </>
  )
}
