import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { TabBar, type TabBarProps } from '../tab-bar'
import './style.scss'

/** The frame of a page. */
export interface ScreenProps {
  /** Shown in the header; without it the page draws its own top. */
  readonly title?: string
  readonly onBack?: () => void
  /** Buttons at the header's end. */
  readonly actions?: ReactNode
  /** Holds the total and the one primary action, above the safe area. */
  readonly bottomBar?: ReactNode
  /** Set where the page renders the tab bar itself (traits.drawsTabBar); null reserves its space where the host renders it. */
  readonly tabBar?: TabBarProps | null
  readonly className?: string
  readonly children: ReactNode
}

function Header({ title, onBack, actions }: Pick<ScreenProps, 'title' | 'onBack' | 'actions'>) {
  return (
    <header className="screen-header">
      {onBack && (
        <button type="button" className="screen-back" aria-label="Back" onClick={onBack}>
          <Icon name="arrow-left" />
        </button>
      )}
      <h1 className={onBack ? 'screen-title' : 'screen-title screen-title-alone'}>{title}</h1>
      <div className="screen-actions">{actions}</div>
    </header>
  )
}

const classOf = ({ bottomBar, tabBar, className }: ScreenProps) =>
  ['screen', bottomBar && 'screen-with-bottom-bar', tabBar !== undefined && 'screen-with-tab-bar', className]
    .filter(Boolean)
    .join(' ')

/** Header, content in the app's column, and what is fixed to the bottom. */
export function Screen(props: ScreenProps) {
  const { title, bottomBar, tabBar, children } = props
  return (
    <div className={classOf(props)}>
      {title !== undefined && <Header {...props} />}
      <main className="screen-content">{children}</main>
      {bottomBar && (
        <section className="screen-bottom-bar" aria-label="Next step">
          {bottomBar}
        </section>
      )}
      {tabBar && <TabBar {...tabBar} />}
    </div>
  )
}
