import './style.scss'

/** A tag that can be chosen: its name, and how many stays it would leave. */
export interface TagOption {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface TagGroupProps {
  readonly title: string
  readonly options: readonly TagOption[]
  readonly selected: readonly string[]
  /** So many can be chosen; the others then rest. */
  readonly most?: number
  readonly onToggle: (value: string) => void
}

/** Tag filter options, at most 30 (spec §9). */
const MOST_TAGS = 30

/** Tags of which several can be chosen; one that would leave nothing cannot be. */
export function TagGroup({ title, options, selected, most = MOST_TAGS, onToggle }: TagGroupProps) {
  return (
    <div className="tags" role="group" aria-label={title}>
      <h3 className="tags-title">{title}</h3>
      <div className="tags-row">
        {options.slice(0, MOST_TAGS).map((option) => {
          const isOn = selected.includes(option.value)
          const isOff = !isOn && (option.count === 0 || selected.length >= most)
          return (
            <button
              key={option.value}
              type="button"
              className={['tags-tag', isOn && 'tags-on', isOff && 'tags-off'].filter(Boolean).join(' ')}
              aria-pressed={isOn}
              aria-disabled={isOff}
              aria-label={`${option.label}, ${option.count} stays`}
              onClick={isOff ? undefined : () => onToggle(option.value)}
            >
              <span className="tags-face">
                <span className="tags-name">{option.label}</span>
                <span className="tags-count">{option.count}</span>
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
