import type { OrderTab } from '@/contract/order'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'

/** Tabs of the bookings with how many orders stand there. */
export interface OrderShortcutsProps {
  readonly counts: Partial<Record<OrderTab, number>> | null
  readonly hrefOf: (tab: OrderTab) => string
  readonly onOpen: (tab: OrderTab) => void
}

const shortcuts: readonly { readonly tab: OrderTab; readonly label: string; readonly icon: IconName }[] = [
  { tab: 'to_pay', label: 'To pay', icon: 'credit-card' },
  { tab: 'to_confirm', label: 'To confirm', icon: 'clock' },
  { tab: 'upcoming', label: 'Upcoming', icon: 'luggage' },
  { tab: 'completed', label: 'Completed', icon: 'circle-check' },
]

/** The bookings at a glance. */
export function OrderShortcuts({ counts, hrefOf, onOpen }: OrderShortcutsProps) {
  return (
    <section className="mine-block" aria-label="Bookings">
      <h2 className="mine-block-title">Bookings</h2>
      <div className="mine-shortcuts">
        {shortcuts.map(({ tab, label, icon }) => (
          <Link key={tab} className="mine-shortcut" href={hrefOf(tab)} onOpen={() => onOpen(tab)}>
            <span className="mine-shortcut-icon">
              <Icon name={icon} />
            </span>
            <span className="mine-shortcut-label">{label}</span>
            {counts?.[tab] ? <span className="mine-count">{counts[tab]}</span> : null}
          </Link>
        ))}
      </div>
    </section>
  )
}
