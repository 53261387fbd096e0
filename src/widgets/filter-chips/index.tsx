import { useRef } from 'react'
import { focusInside } from '@/platform/focus'
import { Icon } from '../icon'
import './style.scss'

export interface FilterChipsProps {
  readonly chips: readonly { readonly key: string; readonly label: string }[]
  readonly onRemove: (key: string) => void
  /** Removes all; without it they are removed one by one only. */
  readonly onClear?: () => void
  readonly label?: string
  /** What a tap does, before the chip's own label. */
  readonly removeText?: string
}

/** What narrows the list, each removed by a tap; with more than one, all at once too. */
export function FilterChips(props: FilterChipsProps) {
  const { chips, onRemove, onClear, label: groupLabel = 'Chosen filters', removeText = 'Remove' } = props
  const row = useRef<HTMLDivElement>(null)
  const remove = (key: string) => {
    // The chip with the focus goes: the keyboard goes on with a neighbour.
    const at = chips.findIndex((chip) => chip.key === key)
    const next = chips[at + 1] ?? chips[at - 1]
    if (next) focusInside(row.current, `[data-chip="${next.key.replaceAll('"', '')}"]`)
    onRemove(key)
  }
  return (
    <div ref={row} className="narrow" role="group" aria-label={groupLabel}>
      {chips.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className="narrow-chip"
          data-chip={key.replaceAll('"', '')}
          aria-label={`${removeText} ${label}`}
          onClick={() => remove(key)}
        >
          <span className="narrow-face">
            <span className="narrow-name">{label}</span>
            <Icon name="x" size={14} />
          </span>
        </button>
      ))}
      {onClear && chips.length > 1 ? (
        <button type="button" className="narrow-chip narrow-clear" onClick={onClear}>
          Clear all
        </button>
      ) : null}
    </div>
  )
}
