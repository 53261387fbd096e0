import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { keyedTab } from '@/domain/app/arrow-keys'
import { focusInside } from '@/platform/focus'
import { ScrollRow } from '@/platform/scroll/areas'
import './style.scss'

/** One tab; a count, or a dot for something new, stands beside its label. */
interface Tab<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly count?: number
  readonly isNew?: boolean
  readonly isDisabled?: boolean
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
const MOST_COUNTED = 99

/** Tabs in a row; arrow keys go from one to the next, and the selected one is always in view. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: TabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null)
  // Hosts take no colon in an id that they are to find.
  const id = useId().replaceAll(':', '')
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyedTab(tabs, selected, event.key)
    if (next === null) return
    event.preventDefault()
    onSelect(next)
    focusInside(row.current, `[data-tab="${next}"]`)
  }
  const isScrolling = tabs.length > MOST_WITHOUT_SCROLL
  const list = (
    <div ref={row} className={isScrolling ? 'tabs tabs-scroll' : 'tabs'} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <TabButton
          key={tab.key}
          id={isScrolling ? `tab${id}-${tab.key}` : undefined}
          tab={tab}
          isSelected={tab.key === selected}
          onTap={() => onSelect(tab.key)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  )
  return isScrolling ? <Scrolling shownId={`tab${id}-${selected}`}>{list}</Scrolling> : list
}

function Scrolling({ shownId, children }: { readonly shownId: string; readonly children: ReactNode }) {
  return (
    <ScrollRow className="tabs-row" shownId={shownId}>
      {children}
    </ScrollRow>
  )
}

interface TabButtonProps {
  readonly id: string | undefined
  readonly tab: Tab<string>
  readonly isSelected: boolean
  readonly onTap: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function TabButton({ id, tab, isSelected, onTap, onKeyDown }: TabButtonProps) {
  const { key, label, count, isNew, isDisabled } = tab
  return (
    <button
      type="button"
      role="tab"
      id={id}
      data-tab={key}
      className={['tabs-one', isSelected && 'tabs-on', isDisabled && 'tabs-off'].filter(Boolean).join(' ')}
      aria-selected={isSelected}
      aria-disabled={isDisabled}
      tabIndex={isSelected ? 0 : -1}
      onClick={isDisabled ? undefined : onTap}
      onKeyDown={onKeyDown}
    >
      <span className="tabs-label">{label}</span>
      {count ? <span className="tabs-count">{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span> : null}
      {isNew && !count ? <i className="tabs-dot" role="img" aria-label="New" /> : null}
    </button>
  )
}
