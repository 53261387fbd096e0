import type { VoucherView } from '@/contract/coupon-order'
import type { FailureView } from '@/domain/failure'
import { nameWithVariant } from '@/domain/vouchers/voucher-text'
import { offeredButtons, type VoucherActions } from '@/shell/voucher-actions'
import { Button } from '@/widgets/button'
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
  /** The order of a voucher, or what is on sale where somebody else bought it. */
  readonly hrefOf: (voucher: VoucherView) => string
  readonly onAbout: (voucher: VoucherView) => void
  readonly onShow: (voucher: VoucherView) => void
  /** To where a code becomes a voucher. */
  readonly onAdd: () => void
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
    return (
      <>
        <EmptyState icon="ticket" text="You have no vouchers to use." action={action} />
        <AddByCode {...props} />
      </>
    )
  }
  return (
    <div className="wallet-list">
      {vouchers.map((voucher) => (
        <WalletCell key={voucher.voucherId} {...props} voucher={voucher} />
      ))}
      <AddByCode {...props} />
    </div>
  )
}

/** The way to where a code that somebody was given becomes a voucher. */
function AddByCode({ onAdd }: WalletViewProps) {
  return (
    <div className="wallet-add">
      <Button kind="secondary" isWide onTap={onAdd}>
        Add a voucher by code
      </Button>
    </div>
  )
}

function WalletCell({ voucher, ...props }: WalletViewProps & { readonly voucher: VoucherView }) {
  const { showingId, actions, onAbout, onShow } = props
  const { name, holding } = voucher
  return (
    <div className="wallet-cell">
      <VoucherCard
        voucher={voucher}
        title={nameWithVariant(voucher)}
        level={2}
        buttons={offeredButtons(voucher, actions)}
        isShowing={showingId === voucher.voucherId}
        onShow={() => onShow(voucher)}
        onButton={(button) => actions[button]?.(voucher)}
      />
      <Link className="wallet-order" href={props.hrefOf(voucher)} onOpen={() => onAbout(voucher)}>
        {holding === 'bought' ? `Terms and order of ${name}` : `About ${name}`}
      </Link>
    </div>
  )
}
