import type { IconName } from '@/theme/icon-names'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import type { MineViewProps } from './view'

interface RowProps {
  readonly icon: IconName
  readonly label: string
  readonly value?: string
}

function RowContent({ icon, label, value }: RowProps) {
  return (
    <>
      <Icon name={icon} size={20} className="mine-row-icon" />
      <span className="mine-row-label">{label}</span>
      {value ? <span className="mine-row-value">{value}</span> : null}
      <Icon name="chevron-right" size={20} className="mine-row-more" />
    </>
  )
}

/** Where else the profile leads, and its settings. */
export function MineMenu(props: MineViewProps) {
  const { hrefOfWishes, onWishes, currencyCode, onCurrency, isSignedIn, onLogout } = props
  return (
    <section className="mine-block mine-menu" aria-label="More">
      <Link className="mine-row" href={hrefOfWishes} onOpen={onWishes}>
        <RowContent icon="heart" label="Wish list" />
      </Link>
      <button type="button" className="mine-row" aria-haspopup="dialog" onClick={onCurrency}>
        <RowContent icon="tag" label="Currency of prices" value={currencyCode} />
      </button>
      {isSignedIn ? (
        <button type="button" className="mine-row" aria-haspopup="dialog" onClick={onLogout}>
          <RowContent icon="log-out" label="Log out" />
        </button>
      ) : null}
    </section>
  )
}
