import type { OrderButton, OrderTab } from '@/contract/order'
import type { OrderCard as OrderFacts } from '@/contract/order-list'
import type { FailureView } from '@/domain/failure'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { Link } from '@/widgets/link'
import { ListFooter, type ListFooterProps } from '@/widgets/list-footer'
import { OrderCard } from '@/widgets/order-card'
import { RowsSkeleton } from '@/widgets/skeleton'

/** An order with the whole seconds until it expires unpaid; null when no payment is due. */
export interface ListedOrder {
  readonly order: OrderFacts
  readonly secondsLeft: number | null
}

/** The orders of a tab and their loading state. */
export interface OrderResultsProps {
  readonly tab: OrderTab
  /** Empty where nothing is searched for. */
  readonly keyword: string
  readonly orders: readonly ListedOrder[]
  readonly status: ListFooterProps['status']
  readonly failure: FailureView | null
  readonly hrefOf: (order: OrderFacts) => string
  readonly onOpen: (order: OrderFacts) => void
  readonly onButton: (order: OrderFacts, button: OrderButton) => void
  readonly walletHref: string
  readonly onWallet: () => void
  readonly onExplore: () => void
  readonly onClearSearch: () => void
  readonly onRetry: () => void
}

/** The orders of the tab, or why there are none. */
export function OrderResults(props: OrderResultsProps) {
  const { orders, status, failure } = props
  if (orders.length === 0 && status === 'error' && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (orders.length === 0 && status === 'end') return <NoOrders {...props} />
  return (
    <div className="trips-list">
      {props.tab === 'to_use' && orders.length > 0 ? (
        <Link className="trips-wallet" href={props.walletHref} onOpen={props.onWallet}>
          All vouchers and their codes
        </Link>
      ) : null}
      {orders.map(({ order, secondsLeft }) => (
        <div key={order.orderid} className="trips-cell">
          <OrderCard
            order={order}
            secondsLeft={secondsLeft}
            href={props.hrefOf(order)}
            onOpen={() => props.onOpen(order)}
            onButton={(button) => props.onButton(order, button)}
          />
        </div>
      ))}
      <Layer>
        {status === 'loading' ? <RowsSkeleton count={orders.length === 0 ? 4 : 1} /> : null}
        <ListFooter status={status} onRetry={props.onRetry} />
      </Layer>
    </div>
  )
}

/** Why nothing is listed, and the way out. */
function NoOrders({ tab, keyword, onExplore, onClearSearch }: OrderResultsProps) {
  if (keyword !== '') {
    const where = tab === 'all' ? '' : ' here'
    const action = { text: 'Clear search', onTap: onClearSearch }
    return <EmptyState icon="search" text={`No bookings match “${keyword}”${where}.`} action={action} />
  }
  const text = tab === 'all' ? 'No bookings yet.' : 'No bookings here.'
  return <EmptyState icon="luggage" text={text} action={{ text: 'Find a hotel', onTap: onExplore }} />
}
