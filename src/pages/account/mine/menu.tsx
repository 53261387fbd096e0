import type { IconName } from '@/theme/icon-names'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'

/** One row of the profile: a link where it has an address, a button where it only has something to do, else a plain fact. */
export interface MenuRow {
  readonly icon: IconName
  readonly label: string
  readonly value?: string
  readonly href?: string
  readonly onOpen?: () => void
  /** What it does cannot be undone. */
  readonly isDangerous?: boolean
}

/** Rows that belong together. */
export interface MenuGroup {
  readonly title: string
  readonly rows: readonly MenuRow[]
}

function RowContent({ icon, label, value, onOpen }: MenuRow) {
  return (
    <>
      <Icon name={icon} size={20} className="mine-row-icon" />
      <span className="mine-row-label">{label}</span>
      {value ? <span className="mine-row-value">{value}</span> : null}
      {onOpen ? <Icon name="chevron-right" size={20} className="mine-row-more" /> : null}
    </>
  )
}

function Row(row: MenuRow) {
  const { href, onOpen, isDangerous } = row
  const className = isDangerous ? 'mine-row mine-row-danger' : 'mine-row'
  if (!onOpen) {
    return (
      <div className={className}>
        <RowContent {...row} />
      </div>
    )
  }
  if (href !== undefined) {
    return (
      <Link className={className} href={href} onOpen={onOpen}>
        <RowContent {...row} />
      </Link>
    )
  }
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={onOpen}>
      <RowContent {...row} />
    </button>
  )
}

/** Where else the profile leads, its settings, and what people may ask of us about their account. */
export function MineMenu({ groups }: { readonly groups: readonly MenuGroup[] }) {
  return (
    <>
      {groups.map(({ title, rows }) => (
        <section key={title} className="mine-block mine-menu" aria-label={title}>
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </section>
      ))}
    </>
  )
}
