import { observer } from 'mobx-react'
import { useCallback, useState } from 'react'
import { shareLink } from '@/domain/app/share-link'
import { momentTitle } from '@/domain/community/moment-text'
import { hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useShare } from '@/shell/use-share'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import type { MomentStore } from '@/stores/community/moment'
import { Layer } from '@/widgets/layer'
import { type MomentLayer, MomentLayers } from './layers'
import { MomentScreen } from './sections'
import { useMoment } from './use-moment'
import './style.scss'

/** The page as a link that restores the currency, and reveals nothing about the person who shares it. */
function sharedPage({ id, detail }: MomentStore, root: RootStore) {
  const moment = detail.value
  const picture = moment?.video?.poster ?? moment?.pictures[0]
  return {
    title: moment ? momentTitle(moment) : 'Staylark',
    link: shareLink({
      address: hrefOf('momentDetail', { id }),
      stay: {},
      currencyCode: root.currency.code,
      roomTypeId: null,
      fromKey: root.channel.fromKey ?? 'share',
    }),
    ...(picture ? { pictureUrl: picture.url } : {}),
  }
}

/** A traveler's post. */
const Moment = observer(function Moment() {
  const root = useRoot()
  const { moment, comments, nowMs } = useMoment(root)
  const [open, setOpen] = useState<MomentLayer | null>(null)
  const pageOf = useCallback(() => sharedPage(moment, root), [moment, root])
  const share = useShare(pageOf, null, root.toast)
  return (
    <Page route="momentDetail">
      <MomentScreen
        store={moment}
        comments={comments}
        nowMs={nowMs}
        onLayer={setOpen}
        onShare={() => void share(null)}
      />
      <Layer>
        <MomentLayers open={open} store={moment} comments={comments} onClose={() => setOpen(null)} />
      </Layer>
    </Page>
  )
})

export default withBoundary(Moment)
