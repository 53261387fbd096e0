import type { IconName } from '@/theme/icon-names'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'

/** One row of the profile: a link where it has an address, a button where it only has something to do, else a plain fact. */
interface MenuRow {
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

/** Links, settings and account requests such as export and deletion, in groups. */
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

/** Values and actions of the profile's rows. */
export interface MenuFacts {
  readonly isSignedIn: boolean
  /** Number of items on the wish list; null until known, and for visitors. */
  readonly favoriteCount: number | null
  /** Number of vouchers that can be used; null until known, and for visitors. */
  readonly voucherCount: number | null
  readonly currencyCode: string
  readonly version: string
  readonly hrefOfFavorites: string
  readonly hrefOfVouchers: string
  /** The own public page. */
  readonly hrefOfMoments: string
  readonly hrefOfProfile: string
  readonly hrefOfSupport: string
  readonly onFavorites: () => void
  readonly onVouchers: () => void
  readonly onMoments: () => void
  readonly onProfile: () => void
  readonly onTravelers: () => void
  readonly onCurrency: () => void
  readonly onDevices: () => void
  readonly onExport: () => void
  readonly onDelete: () => void
  readonly onSupport: () => void
  readonly onClearCache: () => void
  readonly onLogout: () => void
}

const ownRows = (facts: MenuFacts): MenuRow[] => [
  {
    icon: 'heart',
    label: 'Wish list',
    value: facts.favoriteCount === null ? undefined : String(facts.favoriteCount),
    href: facts.hrefOfFavorites,
    onOpen: facts.onFavorites,
  },
  ...(facts.isSignedIn
    ? ([
        {
          icon: 'ticket',
          label: 'Vouchers',
          value: facts.voucherCount === null ? undefined : String(facts.voucherCount),
          href: facts.hrefOfVouchers,
          onOpen: facts.onVouchers,
        },
        { icon: 'camera', label: 'My moments', href: facts.hrefOfMoments, onOpen: facts.onMoments },
        { icon: 'user', label: 'Personal information', href: facts.hrefOfProfile, onOpen: facts.onProfile },
        { icon: 'users', label: 'Travelers', onOpen: facts.onTravelers },
      ] as const)
    : []),
]

const settingRows = ({ currencyCode, onCurrency }: MenuFacts): MenuRow[] => [
  { icon: 'tag', label: 'Currency of prices', value: currencyCode, onOpen: onCurrency },
  { icon: 'languages', label: 'Language', value: 'English' },
]

const accountRows = ({ onDevices, onExport, onDelete }: MenuFacts): MenuRow[] => [
  { icon: 'smartphone', label: 'Signed-in devices', onOpen: onDevices },
  { icon: 'download', label: 'Download my data', onOpen: onExport },
  { icon: 'trash-2', label: 'Delete account', onOpen: onDelete },
]

const appRows = ({ isSignedIn, version, hrefOfSupport, onSupport, onClearCache, onLogout }: MenuFacts): MenuRow[] => [
  { icon: 'headset', label: 'Customer support', href: hrefOfSupport, onOpen: onSupport },
  { icon: 'eraser', label: 'Clear cache', onOpen: onClearCache },
  { icon: 'info', label: 'Version', value: version },
  ...(isSignedIn ? [{ icon: 'log-out', label: 'Log out', onOpen: onLogout, isDangerous: true } as const] : []),
]

/** The rows of the profile in their groups; a visitor is shown what works without an account. */
export function menuGroups(facts: MenuFacts): MenuGroup[] {
  return [
    { title: 'Yours', rows: ownRows(facts) },
    { title: 'Settings', rows: settingRows(facts) },
    ...(facts.isSignedIn ? [{ title: 'Account', rows: accountRows(facts) }] : []),
    { title: 'App', rows: appRows(facts) },
  ]
}
