import type { VoucherView } from '@/contract/coupon-order'
import { voucherTitle } from '@/domain/vouchers/voucher-text'
import { OrderCell } from '@/widgets/order-block'
import { VoucherCard } from '@/widgets/voucher-card'
import { offeredButtons, type VoucherActions } from './voucher-actions'

/** The vouchers of an order and what can be done with them. */
export interface VoucherCellsProps {
  readonly vouchers: readonly VoucherView[]
  readonly actions: VoucherActions
  /** The voucher whose code is on its way. */
  readonly showingId: string | null
}

/** The vouchers of an order, one card each. */
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
