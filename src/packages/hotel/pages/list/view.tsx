import type { ReactNode } from 'react'
import { BackToTop } from '@/widgets/back-to-top'
import { Layer } from '@/widgets/layer'
import { Screen } from '@/widgets/screen'

/** The parts of the hotel list, and the way back to its top. */
export interface HotelListViewProps {
  readonly header: ReactNode
  readonly filters: ReactNode
  /** What is wrong with the stay of the address; null where nothing is. */
  readonly stayProblem: string | null
  readonly results: ReactNode
  /** Scrolled so far that a way back to the top is offered. */
  readonly isFar: boolean
  readonly onTop: () => void
}

/** Hotels of a city, or found by name, for a stay. */
export function HotelListView({ header, filters, stayProblem, results, isFar, onTop }: HotelListViewProps) {
  return (
    <Screen className="stays">
      <div className="stays-top">
        {header}
        {filters}
      </div>
      <Layer>{stayProblem ? <p className="stays-note">{stayProblem}</p> : null}</Layer>
      {results}
      <Layer>
        <BackToTop isShown={isFar} onTap={onTop} />
      </Layer>
    </Screen>
  )
}
