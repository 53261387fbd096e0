import { Icon } from '../icon'
import './style.scss'

/** One button of the bar: what it opens, how many choices it has, and its status while active. */
export interface FilterBarItem {
  readonly key: string
  readonly label: string
  readonly count: number
  /** Set off although nothing is counted, as an order other than the usual one. */
  readonly isOn?: boolean
  /** Accessible name where the label alone is not enough. */
  readonly spoken?: string
}

export interface FilterBarProps {
  readonly items: readonly FilterBarItem[]
  readonly onOpen: (key: string) => void
}

/** Sort, Price & grade, Area, More (spec §2): each opens its popup and shows how many choices stand behind it. */
export function FilterBar({ items, onOpen }: FilterBarProps) {
  return (
    <div className="bar" role="group" aria-label="Sort and filter">
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          className={item.count > 0 || item.isOn ? 'bar-item bar-on' : 'bar-item'}
          aria-haspopup="dialog"
          aria-label={spoken(item)}
          onClick={() => onOpen(item.key)}
        >
          <span className="bar-label">{item.label}</span>
          {item.count > 0 ? <span className="bar-count">{item.count}</span> : null}
          <Icon name="chevron-down" size={16} className="bar-down" />
        </button>
      ))}
    </div>
  )
}

const spoken = ({ label, count, spoken: spokenText }: FilterBarItem) =>
  `${spokenText ?? label}${count > 0 ? `, ${count} chosen` : ''}`
