import { observer } from 'mobx-react'
import { useState } from 'react'
import { scrollToTop } from '@/platform/scroll'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { ListSheets, type ListSheet } from './list-sheets'
import { FiltersSection, HeaderSection, ResultsSection } from './sections'
import { useHotelList } from './use-hotel-list'
import { HotelListView } from './view'
import './style.scss'

/** Hotels of a city, or found by name, for a stay. */
const HotelList = observer(function HotelList() {
  const { store, isFar, stayProblem } = useHotelList(useRoot())
  const [open, setOpen] = useState<ListSheet | null>(null)
  return (
    <Page route="hotelList">
      <HotelListView
        header={<HeaderSection store={store} onSheet={setOpen} />}
        filters={<FiltersSection store={store} onSheet={setOpen} />}
        stayProblem={stayProblem}
        results={<ResultsSection store={store} onSheet={setOpen} />}
        isFar={isFar}
        onTop={scrollToTop}
      />
      <PopupLayer>{open ? <ListSheets open={open} store={store} onClose={() => setOpen(null)} /> : null}</PopupLayer>
    </Page>
  )
})

export default withBoundary(HotelList)
