import { Icon } from '../icon'
import { Link } from '../link'
import { tabs, type TabName } from './tabs'
import './style.scss'

/** What the tab bar shows and does. */
export interface TabBarProps {
  readonly selected: TabName
  /** The selected tab has become a back-to-top control. */
  readonly isBackToTop?: boolean
  readonly hrefOf: (name: TabName) => string
  readonly onOpen?: (name: TabName) => void
  readonly onBackToTop?: () => void
}

const classOf = (isSelected: boolean) => (isSelected ? 'tab-bar-item tab-bar-selected' : 'tab-bar-item')

function BackToTop({ onTap }: { onTap?: (() => void) | undefined }) {
  return (
    <button type="button" className="tab-bar-item tab-bar-selected" aria-label="Back to top" onClick={onTap}>
      <Icon name="arrow-up" className="tab-bar-turn" />
      <span className="tab-bar-label">Top</span>
    </button>
  )
}

/** The four tabs; each opens by a full page load on H5 (spec §2). */
export function TabBar({ selected, isBackToTop = false, hrefOf, onOpen, onBackToTop }: TabBarProps) {
  return (
    <nav className="tab-bar" aria-label="Main">
      {tabs.map(({ name, label, icon }) => {
        const isSelected = name === selected
        if (isSelected && isBackToTop) return <BackToTop key={name} onTap={onBackToTop} />
        return (
          <Link
            key={name}
            className={classOf(isSelected)}
            href={hrefOf(name)}
            isCurrent={isSelected}
            onOpen={onOpen && (() => onOpen(name))}
          >
            <Icon name={isSelected ? `${icon}-filled` : icon} />
            <span className="tab-bar-label">{label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
