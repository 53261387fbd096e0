import { useRef, type KeyboardEvent } from 'react'
import { focusInside } from '@/platform/feedback/focus-inside'
import './style.scss'

/** One tab; count stands beside its label. */
interface Tab<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly count?: number
}

export interface TabsProps<Key extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<Key>[]
  readonly selected: Key
  readonly onSelect: (key: Key) => void
}

/** More tabs than these scroll (spec §9). */
const MOST_WITHOUT_SCROLL = 4

/** Tabs in a row; arrow keys go from one to the next. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: TabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = tabs.findIndex((tab) => tab.key === selected)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.key)
    focusInside(row.current, `[data-tab="${next.key}"]`)
  }
  const isScrolling = tabs.length > MOST_WITHOUT_SCROLL
  return (
    <div ref={row} className={isScrolling ? 'tabs tabs-scroll' : 'tabs'} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <TabButton
          key={tab.key}
          tab={tab}
          isSelected={tab.key === selected}
          onTap={() => onSelect(tab.key)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  )
}

interface TabButtonProps {
  readonly tab: Tab<string>
  readonly isSelected: boolean
  readonly onTap: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function TabButton({ tab, isSelected, onTap, onKeyDown }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      data-tab={tab.key}
      className={isSelected ? 'tabs-one tabs-on' : 'tabs-one'}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      <span className="tabs-label">{tab.label}</span>
      {tab.count ? <span className="tabs-count">{tab.count}</span> : null}
    </button>
  )
}
