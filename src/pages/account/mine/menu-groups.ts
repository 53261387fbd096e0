import type { MenuGroup, MenuRow } from './menu'

/** What the rows of the profile say and do. */
export interface MenuFacts {
  readonly isSignedIn: boolean
  /** Things on the wish list; null until known, and for visitors. */
  readonly wishCount: number | null
  readonly currencyCode: string
  readonly version: string
  readonly hrefOfWishes: string
  readonly hrefOfProfile: string
  readonly onWishes: () => void
  readonly onProfile: () => void
  readonly onTravelers: () => void
  readonly onCurrency: () => void
  readonly onDevices: () => void
  readonly onExport: () => void
  readonly onDelete: () => void
  readonly onClearCache: () => void
  readonly onLogout: () => void
}

const ownRows = (facts: MenuFacts): MenuRow[] => [
  {
    icon: 'heart',
    label: 'Wish list',
    value: facts.wishCount === null ? undefined : String(facts.wishCount),
    href: facts.hrefOfWishes,
    onOpen: facts.onWishes,
  },
  ...(facts.isSignedIn
    ? ([
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

const appRows = ({ isSignedIn, version, onClearCache, onLogout }: MenuFacts): MenuRow[] => [
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
