import { gradeText } from '@/domain/text/app-text'
import './style.scss'
import type { ReactNode } from 'react'
import { FilterPopup, type FilterPopupProps } from '../filter-popup'

interface GradeTilesProps {
  /** How many stays each grade would leave; grades that are not named leave none. */
  readonly grades: readonly { readonly value: number; readonly count: number }[]
  readonly selected: readonly number[]
  readonly onToggle: (grade: number) => void
}

const GRADES = [4, 5, 6, 7]

/** The four grades (spec §3) by their Chinese labels, with the stars and the word in English. */
function GradeTiles({ grades, selected, onToggle }: GradeTilesProps) {
  return (
    <div className="grades" role="group" aria-label="Hotel grade">
      <h3 className="grades-title">Hotel grade</h3>
      <div className="grades-row">
        {GRADES.map((grade) => {
          const count = grades.find(({ value }) => value === grade)?.count ?? 0
          const isOn = selected.includes(grade)
          const isOff = count === 0 && !isOn
          const text = gradeText[grade]
          return (
            <button
              key={grade}
              type="button"
              className={['grades-tile', isOn && 'grades-on', isOff && 'grades-off'].filter(Boolean).join(' ')}
              aria-pressed={isOn}
              aria-disabled={isOff}
              onClick={isOff ? undefined : () => onToggle(grade)}
            >
              <span className="grades-chinese">{text?.chinese}</span>
              <span className="grades-text">{`${text?.stars} · ${text?.word}`}</span>
              <span className="grades-count">{count === 1 ? '1 stay' : `${count} stays`}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

interface GradePopupProps extends GradeTilesProps, Omit<FilterPopupProps, 'children'> {
  /** Stands above the grades, as a price range. */
  readonly children?: ReactNode
}

/** The hotel-grade filter (spec §2): grades 4 to 7, of which several can be chosen. */
export function GradePopup({ grades, selected, onToggle, children, ...frame }: GradePopupProps) {
  return (
    <FilterPopup {...frame}>
      {children}
      <GradeTiles grades={grades} selected={selected} onToggle={onToggle} />
    </FilterPopup>
  )
}
