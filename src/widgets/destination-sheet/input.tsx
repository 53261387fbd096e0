import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { Icon } from '../icon'
import { LIST_ID, optionId } from './ids'

export interface DestinationInputProps {
  readonly text: string
  /** How many results are listed. */
  readonly count: number
  readonly activeIndex: number
  /** isComplete is false while an input method is still composing. */
  readonly onText: (text: string, isComplete: boolean) => void
  readonly onActive: (index: number) => void
  readonly onEnter: () => void
}

/** The search box; arrow keys go through the results, Enter takes one. */
export function DestinationInput({ text, count, activeIndex, onText, onActive, onEnter }: DestinationInputProps) {
  const isComposing = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing.current) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      onActive((activeIndex + step + count) % count)
    }
    if (event.key === 'Enter') onEnter()
  }
  return (
    <div className="dest-box">
      <Icon name="search" size={20} className="dest-search" />
      <input
        className="dest-input"
        type="text"
        role="combobox"
        aria-label="Search for a city"
        aria-expanded={count > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="City, 城市"
        data-autofocus
        value={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onText(event.target.value, !isComposing.current)}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false
          onText(event.currentTarget.value, true)
        }}
        onKeyDown={onKeyDown}
      />
      {text ? (
        <button type="button" className="dest-clear" aria-label="Clear" onClick={() => onText('', true)}>
          <Icon name="x" size={20} />
        </button>
      ) : null}
    </div>
  )
}
