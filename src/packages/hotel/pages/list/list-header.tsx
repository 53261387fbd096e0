import { Icon } from '@/widgets/icon'

/** What the list's header says. */
export interface ListHeaderProps {
  readonly cityName: string
  readonly staySummary: string
  readonly onBack: () => void
  readonly onEdit: () => void
}

/** Back, and what is being searched for; a tap changes it. */
export function ListHeader({ cityName, staySummary, onBack, onEdit }: ListHeaderProps) {
  return (
    <header className="stays-header">
      <button type="button" className="stays-back" aria-label="Back" onClick={onBack}>
        <Icon name="arrow-left" />
      </button>
      <h1 className="unseen">{cityName === '' ? 'Hotels' : `Hotels in ${cityName}`}</h1>
      <button
        type="button"
        className="stays-search"
        aria-label={`Change search: ${cityName}, ${staySummary}`}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        <Icon name="search" size={18} className="stays-search-icon" />
        <span className="stays-search-text">
          <span className="stays-city">{cityName === '' ? 'Hotels' : cityName}</span>
          <span className="stays-stay">{staySummary}</span>
        </span>
      </button>
    </header>
  )
}
