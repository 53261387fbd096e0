import { Icon } from '@/widgets/icon'

/** Texts and actions of the list's header. */
export interface ListHeaderProps {
  /** What is searched for: a city, or a text in quotes; empty where nothing is. */
  readonly title: string
  readonly heading: string
  readonly staySummary: string
  readonly onBack: () => void
  readonly onEdit: () => void
  readonly onSearch: () => void
}

/** Back, what is being searched for (a tap changes it), and the way to search for something else. */
export function ListHeader({ title, heading, staySummary, onBack, onEdit, onSearch }: ListHeaderProps) {
  return (
    <header className="stays-header">
      <button type="button" className="stays-round" aria-label="Back" onClick={onBack}>
        <Icon name="arrow-left" />
      </button>
      <h1 className="unseen">{heading}</h1>
      <button
        type="button"
        className="stays-search"
        aria-label={`Change search: ${title}, ${staySummary}`}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        <span className="stays-search-text">
          <span className="stays-city">{title === '' ? 'Hotels' : title}</span>
          <span className="stays-stay">{staySummary}</span>
        </span>
        <Icon name="chevron-down" size={16} className="stays-search-icon" />
      </button>
      <button type="button" className="stays-round" aria-label="Search by name" onClick={onSearch}>
        <Icon name="search" />
      </button>
    </header>
  )
}
