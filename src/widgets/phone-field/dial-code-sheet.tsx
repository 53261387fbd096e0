import { useState } from 'react'
import { DIAL_CODES, type DialCode, findDialCodes } from '@/domain/account/dial-codes'
import { SearchBox } from '../search-box'
import { Sheet } from '../sheet'

/** The choice of a dialling code. */
export interface DialCodeSheetProps {
  /** Without plus. */
  readonly selected: string
  readonly onPick: (code: string) => void
  readonly onClose: () => void
}

/** So many rows are rendered at first and with every approach to the end. */
const ROWS = 60
const listId = 'dial-code-list'

/** The present choice stands first, so that it is seen at once. */
function rowsOf(typed: string, selected: string): readonly DialCode[] {
  if (typed.trim() !== '') return findDialCodes(typed)
  const isChosen = ({ code }: DialCode) => code === selected
  return [...DIAL_CODES.filter(isChosen), ...DIAL_CODES.filter((entry) => !isChosen(entry))]
}

/** All dialling codes; the list is narrowed by what is typed, a name or a number. */
export function DialCodeSheet({ selected, onPick, onClose }: DialCodeSheetProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [renderedCount, setRenderedCount] = useState(ROWS)
  const rows = rowsOf(typed, selected)
  const current = rows[active]
  const search = (
    <SearchBox
      label="Country code"
      placeholder="Search by country or code"
      text={typed}
      listId={listId}
      activeId={current ? `dial-${current.country}` : undefined}
      count={rows.length}
      activeIndex={active}
      onText={(text) => {
        setTyped(text)
        setActive(-1)
        setRenderedCount(ROWS)
      }}
      onActive={setActive}
      onEnter={() => {
        const picked = current ?? rows[0]
        if (picked && typed.trim() !== '') onPick(picked.code)
      }}
    />
  )
  return (
    <Sheet
      isOpen
      title="Country code"
      size="85"
      top={search}
      onClose={onClose}
      onNearEnd={() => setRenderedCount(renderedCount + ROWS)}
    >
      {rows.length === 0 ? <p className="phone-none">No country has this name or code.</p> : null}
      <div id={listId} role="listbox" aria-label="Country code">
        {rows.slice(0, Math.max(renderedCount, active + 1)).map((entry) => (
          <button
            key={entry.country}
            id={`dial-${entry.country}`}
            type="button"
            role="option"
            aria-selected={entry.code === selected}
            className={rowClass(entry.code === selected, entry === current)}
            onClick={() => onPick(entry.code)}
          >
            <span className="phone-country">{entry.name}</span>
            <span className="phone-dial">{`+${entry.code}`}</span>
          </button>
        ))}
      </div>
    </Sheet>
  )
}

const rowClass = (isChosen: boolean, isActive: boolean) =>
  ['phone-row', isChosen && 'phone-on', isActive && 'phone-active'].filter(Boolean).join(' ')
