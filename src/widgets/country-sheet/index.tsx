import { useState } from 'react'
import { COUNTRIES, type Country, findCountries } from '@/domain/account/countries'
import { Icon } from '../icon'
import { SearchBox } from '../search-box'
import { Sheet } from '../sheet'
import './style.scss'

export interface CountrySheetProps {
  readonly isOpen: boolean
  readonly title: string
  /** ISO 3166 code of the present choice; null where there is none. */
  readonly value: string | null
  readonly onPick: (code: string) => void
  readonly onClose: () => void
}

/** Number of rows rendered at first, and added with every approach to the end. */
const ROWS = 60
const listId = 'country-list'

/** Chooses a country or region; the list is narrowed by what is typed. */
export function CountrySheet(props: CountrySheetProps) {
  return props.isOpen ? <OpenCountrySheet {...props} /> : null
}

/** The present choice stands first, so that it is seen at once. */
function rowsOf(typed: string, value: string | null): readonly Country[] {
  const found = findCountries(typed)
  const chosen = typed.trim() === '' ? COUNTRIES.find(({ code }) => code === value) : undefined
  return chosen ? [chosen, ...found.filter((country) => country !== chosen)] : found
}

function OpenCountrySheet({ title, value, onPick, onClose }: CountrySheetProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [renderedCount, setRenderedCount] = useState(ROWS)
  const rows = rowsOf(typed, value)
  const shown = rows.slice(0, Math.max(renderedCount, active + 1))
  const current = rows[active]
  const take = () => {
    const picked = current ?? (rows.length === 1 ? rows[0] : undefined)
    if (picked) onPick(picked.code)
  }
  const search = (
    <SearchBox
      label={title}
      placeholder="Search countries and regions"
      text={typed}
      listId={listId}
      activeId={current ? `country-${current.code}` : undefined}
      count={rows.length}
      activeIndex={active}
      onText={(text) => {
        setTyped(text)
        setActive(-1)
        setRenderedCount(ROWS)
      }}
      onActive={setActive}
      onEnter={take}
    />
  )
  return (
    <Sheet
      isOpen
      title={title}
      size="85"
      onClose={onClose}
      top={search}
      onNearEnd={() => setRenderedCount(renderedCount + ROWS)}
    >
      {rows.length === 0 ? <p className="country-none">No country or region has this name.</p> : null}
      <div className="country-list" id={listId} role="listbox" aria-label={title}>
        {shown.map(({ code, name }) => (
          <button
            key={code}
            id={`country-${code}`}
            type="button"
            role="option"
            aria-selected={code === value}
            className={rowClass(code === value, code === current?.code)}
            onClick={() => onPick(code)}
          >
            <span className="country-name">{name}</span>
            {code === value ? <Icon name="check" size={20} className="country-check" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  )
}

const rowClass = (isChosen: boolean, isActive: boolean) =>
  ['country-row', isChosen && 'country-on', isActive && 'country-active'].filter(Boolean).join(' ')
