import type { VoucherView } from '@/contract/coupon-order'
import type { FailureView } from '@/domain/failure'
import { offeredButtons, type VoucherActions } from '@/shell/voucher-actions'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Link } from '@/widgets/link'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton } from '@/widgets/skeleton'
import { VoucherCard } from '@/widgets/voucher-card'

/** What the wallet shows and does. */
export interface WalletViewProps {
  readonly isSignedIn: boolean
  /** Those that end first at the top; null until they are read. */
  readonly vouchers: readonly VoucherView[] | null
  readonly failure: FailureView | null
  /** The voucher whose code is on its way. */
  readonly showingId: string | null
  readonly actions: VoucherActions
  readonly hrefOfOrder: (voucher: VoucherView) => string
  readonly onOrder: (voucher: VoucherView) => void
  readonly onShow: (voucher: VoucherView) => void
  readonly onExplore: () => void
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

/** The vouchers that can be used or are in use, each with its code and the way to its order. */
export function WalletView(props: WalletViewProps) {
  return (
    <Screen title="Vouchers" onBack={props.onBack} className="wallet">
      <Content {...props} />
    </Screen>
  )
}

function Content(props: WalletViewProps) {
  const { isSignedIn, vouchers, failure } = props
  if (!isSignedIn) {
    const action = { text: 'Sign in', onTap: props.onSignIn }
    return <EmptyState icon="ticket" text="Sign in to see your vouchers." action={action} />
  }
  if (!vouchers) return failure ? <ErrorState {...failure} onRetry={props.onRetry} /> : <RowsSkeleton count={3} />
  if (vouchers.length === 0) {
    const action = { text: 'See what is on sale', onTap: props.onExplore }
    return <EmptyState icon="ticket" text="You have no vouchers to use." action={action} />
  }
  return (
    <div className="wallet-list">
      {vouchers.map((voucher) => (
        <WalletCell key={voucher.voucherId} {...props} voucher={voucher} />
      ))}
    </div>
  )
}

function WalletCell({ voucher, ...props }: WalletViewProps & { readonly voucher: VoucherView }) {
  const { showingId, actions, hrefOfOrder, onOrder, onShow } = props
  const { name, variant } = voucher
  return (
    <div className="wallet-cell">
      <VoucherCard
        voucher={voucher}
        title={variant === '' ? name : `${name}, ${variant}`}
        level={2}
        buttons={offeredButtons(voucher, actions)}
        isShowing={showingId === voucher.voucherId}
        onShow={() => onShow(voucher)}
        onButton={(button) => actions[button]?.(voucher)}
      />
      <Link className="wallet-order" href={hrefOfOrder(voucher)} onOpen={() => onOrder(voucher)}>
        {`Terms and order of ${name}`}
      </Link>
    </div>
  )
}
