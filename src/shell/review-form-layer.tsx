import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Comment } from '@/contract/comment'
import { reviewFormText, type ReviewTarget } from '@/domain/community/review-form'
import { useRoot } from '@/stores/app/context'
import { communityApi } from '@/stores/community/community-api'
import { ReviewFormStore } from '@/stores/community/review-form'
import { ReviewFormSheet } from '@/widgets/review-form'
import { stateOf, tilesOf, useFirstTip, useFormStore, writtenDependencies } from './written-form'

/** The open form for a review. */
export interface ReviewFormLayerProps {
  readonly target: ReviewTarget
  /** Called after the form has closed. */
  readonly onSent: (review: Comment) => void
  readonly onClose: () => void
}

/** The form for a review over the whole screen, with its store; a draft of the same review is taken up. */
export const ReviewFormLayer = observer(function ReviewFormLayer(props: ReviewFormLayerProps) {
  const { target, onSent, onClose } = props
  const root = useRoot()
  const [store] = useState(() => {
    const api = communityApi(root)
    return new ReviewFormStore(
      {
        ...writtenDependencies(root, api, onClose),
        comment: api.comment,
        toast: root.toast,
        onSent,
      },
      target,
    )
  })
  useFormStore(store)
  const tip = useFirstTip(root, 'review_tip_seen', reviewFormText.halfTip)
  const { written } = store
  return (
    <ReviewFormSheet
      stay={store.target.stay}
      isEdit={store.target.kind === 'edit'}
      form={written.form}
      state={stateOf(written)}
      uploads={tilesOf(written.uploads)}
      tip={tip}
      onScore={store.rate}
      onSubScore={store.rateSub}
      onType={store.toggleType}
      onText={store.writeText}
      onToggleIncentive={store.toggleIncentive}
    />
  )
})
