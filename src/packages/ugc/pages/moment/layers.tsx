import { observer } from 'mobx-react'
import type { Topic } from '@/contract/moment'
import type { ReportedType } from '@/contract/report'
import { failureText, readFailure } from '@/domain/failure'
import { back } from '@/platform/navigation'
import { LazyAppealLayer, LazyTopicLayer } from '@/shell/community-layers'
import { ReportLayer } from '@/shell/report-layer'
import type { CommentsStore } from '@/stores/community/comments'
import type { MomentStore } from '@/stores/community/moment'
import { useRoot } from '@/stores/app/context'
import { Dialog } from '@/widgets/dialog'
import { PopupLayer } from '@/widgets/layer/popup-layer'

/** What lies over a post's page. */
export type MomentLayer =
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'appeal'; readonly appealId: string }
  | { readonly kind: 'report'; readonly bizType: ReportedType; readonly bizId: string }
  | { readonly kind: 'delete-moment' }
  | { readonly kind: 'delete-comment'; readonly commentId: string }

export interface MomentLayersProps {
  readonly open: MomentLayer | null
  readonly store: MomentStore
  readonly comments: CommentsStore
  readonly onClose: () => void
}

/** The popups over a post's page: its topics, an appeal, and what is confirmed before it is deleted. */
export const MomentLayers = observer(function MomentLayers({ open, store, comments, onClose }: MomentLayersProps) {
  const { toast } = useRoot()
  /** Shows a toast with the result and closes the dialog. */
  const remove = (call: Promise<void>, text: string): Promise<boolean> =>
    call
      .then(
        () => (toast.show(text, { type: 'success' }), true),
        (thrown: unknown) => (toast.show(failureText(readFailure(thrown)), { type: 'fail' }), false),
      )
      .finally(onClose)
  const removeMoment = async () => {
    if (await remove(store.remove(), 'Post deleted')) back()
  }
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
      <Dialog
        isOpen={open?.kind === 'delete-moment'}
        title="Delete this post?"
        confirm={{ text: 'Delete', kind: 'danger', onTap: removeMoment }}
        cancel={{ text: 'Cancel', onTap: onClose }}
        onClose={onClose}
      >
        Its pictures, likes and comments go with it. This cannot be undone.
      </Dialog>
      <Dialog
        isOpen={open?.kind === 'delete-comment'}
        title="Delete your comment?"
        confirm={{
          text: 'Delete',
          kind: 'danger',
          onTap: () => open?.kind === 'delete-comment' && remove(comments.remove(open.commentId), 'Comment deleted'),
        }}
        cancel={{ text: 'Cancel', onTap: onClose }}
        onClose={onClose}
      >
        This cannot be undone.
      </Dialog>
    </>
  )
})
