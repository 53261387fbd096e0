import { observer } from 'mobx-react'
import { useCallback, useState } from 'react'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { usePageShow } from '@/platform/page'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { BookScreen } from './sections'
import { BookSheets, type BookSheet } from './sheets'
import { useBook } from './use-book'
import './style.scss'

/** Submit order. */
const Book = observer(function Book() {
  const root = useRoot()
  const { store, request, prices } = useBook(root)
  const [sheet, setSheet] = useState<BookSheet | null>(null)
  usePageShow(() => {
    const action = root.login.takePendingAction('travelers')
    if (action?.params.pid === request.pid) setSheet('travelers')
  })
  const openSheet = useCallback(
    (wanted: BookSheet) => {
      if (!store.submit.isLocked) setSheet(wanted)
    },
    [store],
  )
  const change = (part: WantedStay) => {
    setSheet(null)
    void store.changeStay(part)
  }
  return (
    <Page route="hotelBook">
      <BookScreen store={store} hotelId={request.hotelId} onSheet={openSheet} />
      <PopupLayer>
        {sheet ? (
          <BookSheets open={sheet} store={store} prices={prices} onStay={change} onClose={() => setSheet(null)} />
        ) : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(Book)
