import type { ReactNode } from 'react'
import { FilterPopup, type FilterPopupProps } from '../filter-popup'
import { GradeTiles, type GradeTilesProps } from './grade-tiles'

export interface GradePopupProps extends GradeTilesProps, Omit<FilterPopupProps, 'children'> {
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
