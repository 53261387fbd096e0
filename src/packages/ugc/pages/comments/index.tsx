import { observer } from 'mobx-react'
import { useEffect, useMemo, useState } from 'react'
import type { Comment } from '@/contract/comment'
import { formOfReview, type ReviewTarget, targetOfStay } from '@/domain/community/review-form'
import { formatMonth } from '@/domain/days/format-day'
import { type CommentsAddress, readCommentsAddress } from '@/domain/reviews/review-query'
import { storedPictures } from '@/domain/reviews/stored-pictures'
import { back, go } from '@/platform/navigation'
import { useRouteParams } from '@/platform/page'
import { LazyReviewForm } from '@/shell/community-layers'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import type { CommentListStore } from '@/stores/community/comment-list'
import { EmptyState } from '@/widgets/empty-state'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { Screen } from '@/widgets/screen'
import { CommentsScreen } from './sections'
import type { CommentWriting } from './writing'
import { useComments } from './use-comments'
import './style.scss'

/** An own review with its pictures, as the form takes it up. */
function targetOfReview(
  { commentId, content, pictures, review }: Comment,
  store: CommentListStore,
): ReviewTarget | null {
  if (!review) return null
  const stay = {
    hotelId: store.address.goodsId,
    hotelName: store.summary.value?.name ?? '',
    roomName: review.roomName,
    when: formatMonth(review.stayMonth),
    picture: null,
  }
  return { kind: 'edit', commentId, stay, form: formOfReview(content, review), files: storedPictures(pictures) }
}

/** The stay to review: the one that an invitation names, or else the newest. */
const stayToReview = ({ stays }: CommentListStore, orderId: string | undefined) =>
  stays.value?.find((stay) => stay.orderId === orderId) ?? stays.value?.[0]

/** What is written on the page, and the review that is open in the form; an invitation opens it with the page. */
function useWriting(store: CommentListStore, invitedOrderId: string | undefined) {
  const { address } = store
  const [target, setTarget] = useState<ReviewTarget | null>(null)
  const writing = useMemo<CommentWriting>(
    () =>
      address.type === 'hotel'
        ? {
            onWrite: () => {
              const stay = stayToReview(store, invitedOrderId)
              if (stay) setTarget(targetOfStay(stay))
            },
            onEdit: (comment) => setTarget(targetOfReview(comment, store)),
          }
        : {
            onWrite: () => go('momentDetail', { id: address.goodsId }),
            onReply: () => go('momentDetail', { id: address.goodsId }),
          },
    [address, store, invitedOrderId],
  )
  const invited = store.stays.value?.find((stay) => stay.orderId === invitedOrderId)
  useEffect(() => {
    if (invited) setTarget(targetOfStay(invited))
    // eslint-disable-next-line react/exhaustive-deps -- once for each stay, not for each reading of the list
  }, [invited?.orderId])
  return { writing, target, close: () => setTarget(null) }
}

interface CommentsOfProps {
  readonly address: CommentsAddress
  /** The order that an invitation to review names. */
  readonly invitedOrderId: string | undefined
}

/** The list, and the form for a review of a finished stay here. */
const CommentsOf = observer(function CommentsOf({ address, invitedOrderId }: CommentsOfProps) {
  const { store, votes } = useComments(useRoot(), address)
  const { writing, target, close } = useWriting(store, invitedOrderId)
  return (
    <>
      <CommentsScreen store={store} votes={votes} writing={writing} />
      <PopupLayer>{target ? <LazyReviewForm target={target} onSent={store.put} onClose={close} /> : null}</PopupLayer>
    </>
  )
})

/** Reviews of a hotel or product, or comments on a moment. */
function Comments() {
  const params: Readonly<Record<string, string | undefined>> = useRouteParams('comments')
  const address = readCommentsAddress(params)
  return (
    <Page route="comments">
      {address ? (
        <CommentsOf address={address} invitedOrderId={params.write} />
      ) : (
        <Screen title="All Reviews" onBack={back}>
          <EmptyState icon="compass" text="There are no such reviews." />
        </Screen>
      )}
    </Page>
  )
}

export default withBoundary(Comments)
