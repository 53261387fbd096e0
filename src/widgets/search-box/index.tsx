import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { searchKeyboard } from '@/platform/keyboard'
import { Icon } from '../icon'
import './style.scss'

export interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  /** Id of the list of results, and of the one that the arrow keys stand on; without a list it is a plain box. */
  readonly listId?: string
  readonly activeId?: string | undefined
  /** How many results are listed, and the one that the arrow keys stand on; -1 for none. */
  readonly count?: number
  readonly activeIndex?: number
  /** isComplete is false while an input method is still composing. */
  readonly onText: (text: string, isComplete: boolean) => void
  readonly onActive?: (index: number) => void
  readonly onEnter?: () => void
}

/** A box to search in; arrow keys go through the results, Enter takes one or the text, Escape clears. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, text, count = 0, activeIndex = -1, onText, onActive, onEnter } = props
  const isComposing = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing.current) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      onActive?.(activeIndex < 0 && step < 0 ? count - 1 : (activeIndex + step + count) % count)
    }
    if (event.key === 'Escape' && text !== '') {
      // Handled here: a surrounding dialog stays open.
      event.preventDefault()
      onText('', true)
    }
  }
  // Hosts report their search key as an unnamed key press; while an input method composes, presses are not reported.
  const onKeyPress = ({ key }: Partial<KeyboardEvent>) => {
    if (!isComposing.current && (key === undefined || key === 'Enter')) onEnter?.()
  }
  return (
    <div className="box">
      <Icon name="search" size={20} className="box-sign" />
      <input
        className="box-input"
        type="text"
        {...roleProps(props)}
        aria-label={label}
        autoComplete="off"
        placeholder={placeholder}
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
        onKeyPress={onKeyPress}
        {...searchKeyboard}
      />
      {text === '' ? null : (
        <button type="button" className="box-clear" aria-label="Clear" onClick={() => onText('', true)}>
          <Icon name="x" size={20} />
        </button>
      )}
    </div>
  )
}

/** A box with a list of results is a combobox, one without is a search box. */
function roleProps({ listId, activeId, count = 0 }: SearchBoxProps) {
  if (listId === undefined) return { role: 'searchbox' }
  return {
    role: 'combobox',
    'aria-expanded': count > 0,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
    'aria-autocomplete': 'list',
  } as const
}
