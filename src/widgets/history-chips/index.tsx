import type { SearchHistoryEntry } from '@/contract/suggest'
import type { IconName } from '@/theme/icon-names'
import { Chip } from '../chip'
import { Icon } from '../icon'
import { searchIcons } from '../suggestion-list/search-icons'
import './style.scss'

export interface HistoryChipsProps {
  /** Newest first; the section is not there without any. */
  readonly entries: readonly SearchHistoryEntry[]
  readonly onPick: (entry: SearchHistoryEntry) => void
  readonly onClear: () => void
}

const iconOf = (kind: SearchHistoryEntry['kind']): IconName => (kind === 'keyword' ? 'search' : searchIcons[kind])

/** What was searched for before, with one tap to forget it all. */
export function HistoryChips({ entries, onPick, onClear }: HistoryChipsProps) {
  if (entries.length === 0) return null
  return (
    <section className="past" aria-label="Recent searches">
      <div className="past-head">
        <h2 className="past-title">Recent searches</h2>
        <button type="button" className="past-clear" aria-label="Clear recent searches" onClick={onClear}>
          Clear
        </button>
      </div>
      <div className="past-row">
        {entries.map((entry) => (
          <Chip key={`${entry.kind} ${entry.value}`} label={entry.showLabel} onTap={() => onPick(entry)}>
            <span className="past-chip">
              <Icon name={iconOf(entry.kind)} size={14} className="past-icon" />
              <span className="past-name">{entry.label}</span>
            </span>
          </Chip>
        ))}
      </div>
    </section>
  )
}
