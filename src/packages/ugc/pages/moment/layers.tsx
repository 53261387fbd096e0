import type { Topic } from '@/contract/moment'
import type { ReportedType } from '@/contract/report'
import { LazyAppealLayer, LazyTopicLayer } from '@/shell/community-layers'
import { ReportLayer } from '@/shell/report-layer'
import type { CommentsStore } from '@/stores/community/comments'
import type { MomentStore } from '@/stores/community/moment'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { DeletePopup, type MomentDeletion } from './delete-popup'

/** What lies over a post's page. */
export type MomentLayer =
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'appeal'; readonly appealId: string }
  | { readonly kind: 'report'; readonly bizType: ReportedType; readonly bizId: string }
  | MomentDeletion

export interface MomentLayersProps {
  readonly open: MomentLayer | null
  readonly store: MomentStore
  readonly comments: CommentsStore
  readonly onClose: () => void
}

/** The popups over a post's page: its topics, an appeal, a report, and what is confirmed before it is deleted. */
export function MomentLayers({ open, store, comments, onClose }: MomentLayersProps) {
  const isDeleting = open?.kind === 'delete-moment' || open?.kind === 'delete-comment'
  return (
    <>
      <PopupLayer>{open?.kind === 'topic' ? <LazyTopicLayer topic={open.topic} onClose={onClose} /> : null}</PopupLayer>
      <PopupLayer>
        {open?.kind === 'appeal' ? <LazyAppealLayer appealId={open.appealId} onClose={onClose} /> : null}
      </PopupLayer>
      <ReportLayer
        isOpen={open?.kind === 'report'}
        bizType={open?.kind === 'report' ? open.bizType : 'moment'}
        bizId={open?.kind === 'report' ? open.bizId : store.id}
        onClose={onClose}
      />
      <PopupLayer>
        {isDeleting ? <DeletePopup deletion={open} store={store} comments={comments} onClose={onClose} /> : null}
      </PopupLayer>
    </>
  )
}
