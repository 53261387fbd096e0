import { observer } from 'mobx-react'
import type { Topic } from '@/contract/moment'
import { momentFailure, momentTitle, writtenText } from '@/domain/community/moment-text'
import { withOwnLike } from '@/domain/community/with-like'
import { stayQuery } from '@/domain/stays/stay-query'
import { back, go, hrefOf } from '@/platform/navigation'
import { pictureOrigin } from '@/platform/media/picture'
import { shareButtonProps } from '@/platform/share'
import { cardLinks } from '@/shell/card-links'
import { useRoot } from '@/stores/app/context'
import type { CommentsStore } from '@/stores/community/comments'
import type { MomentStore } from '@/stores/community/moment'
import { communitySwitches } from '@/stores/community/switches'
import { AuthorRow } from '@/widgets/author-row'
import type { CommentActions } from '@/widgets/comment-thread'
import { FollowButton } from '@/widgets/follow-button'
import { listFooterStatus } from '@/widgets/list-footer'
import { MomentPictures } from '@/widgets/moment-pictures'
import { CommentList } from './comment-list'
import { HeaderActions } from './header-actions'
import type { MomentLayer } from './layers'
import { MomentVideo } from './moment-video'
import { TagCard } from './tag-card'
import { TalkBar } from './talk-bar'
import { MomentView } from './view'

/** The post that a section shows. */
interface MomentSectionProps {
  readonly store: MomentStore
}

const personLinks = {
  hrefOfPerson: (uid: string) => hrefOf('person', { uid }),
  onPerson: (uid: string) => go('person', { uid }),
}

/** Pictures or video, with the like as the viewer has set it. */
const MediaSection = observer(function MediaSection({ store }: MomentSectionProps) {
  const { likes, timers } = useRoot()
  const moment = store.detail.value
  if (!moment) return null
  const { id, isLike, pictures, video } = moment
  const shared = { title: momentTitle(moment), timers, onLike: () => void likes.tap(id, true) }
  if (video) {
    return (
      <MomentVideo
        {...shared}
        src={pictureOrigin + video.url}
        poster={video.poster}
        canLike
        isLiked={likes.isOn(id, isLike)}
      />
    )
  }
  if (pictures.length === 0) return null
  const index = Math.min(store.pictureIndex, pictures.length - 1)
  return <MomentPictures {...shared} pictures={pictures} index={index} onIndex={store.showPicture} />
})

/** The author, and a way to follow them. */
const AuthorSection = observer(function AuthorSection({ store }: MomentSectionProps) {
  const { people } = communitySwitches(useRoot())
  const moment = store.detail.value
  if (!moment) return null
  const { author, isOwn, isAuthorFollowed } = moment
  const { uid } = author
  return (
    <AuthorRow
      author={author}
      href={uid === null ? null : personLinks.hrefOfPerson(uid)}
      onOpen={() => uid !== null && personLinks.onPerson(uid)}
      action={
        uid === null || isOwn ? null : (
          <FollowButton
            name={author.nickName}
            isFollowed={people.isOn(uid, isAuthorFollowed)}
            onFollow={(isFollowed) => void people.tap(uid, isFollowed)}
          />
        )
      }
    />
  )
})

/** What the post is about, with the viewer's own hearts. */
const TagSection = observer(function TagSection({ store }: MomentSectionProps) {
  const { stay, hotelFavorites, couponFavorites } = useRoot()
  const tag = store.detail.value?.tag
  if (!tag) return null
  const ownTag =
    tag.kind === 'hotel'
      ? { ...tag, card: { ...tag.card, isCollection: hotelFavorites.isOn(tag.card.id, tag.card.isCollection) } }
      : tag.kind === 'coupon'
        ? { ...tag, card: { ...tag.card, isCollection: couponFavorites.isOn(tag.card.skuId, tag.card.isCollection) } }
        : tag
  return (
    <TagCard
      tag={ownTag}
      {...cardLinks(stayQuery(stay.wanted))}
      hrefOfCity={(cityId) => hrefOf('cityInfo', {}, { cityId })}
      onCity={(cityId) => go('cityInfo', {}, { cityId })}
      onHotelFavorite={(id, isOn) => void hotelFavorites.tap(id, isOn)}
      onCouponFavorite={(id, isOn) => void couponFavorites.tap(id, isOn)}
    />
  )
})

interface CommentsSectionProps {
  readonly comments: CommentsStore
  readonly nowMs: number | null
  readonly onLayer: (layer: MomentLayer) => void
}

const commentActions = (
  { replyTo, replies }: CommentsStore,
  likes: { readonly tap: (id: string, isOn: boolean) => Promise<void> },
  onLayer: CommentsSectionProps['onLayer'],
): CommentActions => ({
  ...personLinks,
  onLike: (id, isLike) => void likes.tap(id, isLike),
  onReply: replyTo,
  onDelete: (commentId) => onLayer({ kind: 'delete-comment', commentId }),
  onReport: (commentId) => onLayer({ kind: 'report', bizType: 'comment', bizId: commentId }),
  onAppeal: (appealId) => onLayer({ kind: 'appeal', appealId }),
  onMore: (commentId) => void replies.load(commentId),
})

/** The comments with the likes as the viewer has set them. */
const CommentsSection = observer(function CommentsSection(props: CommentsSectionProps) {
  const { comments, nowMs, onLayer } = props
  const { commentLikes } = communitySwitches(useRoot())
  const { list } = comments
  const liked = <Item extends { commentId: string; isLike: boolean; likeCount: number }>(item: Item) =>
    withOwnLike(item, commentLikes.isOn(item.commentId, item.isLike))
  return (
    <CommentList
      comments={list.items.map((comment) => ({
        comment: { ...liked(comment), replies: comment.replies.map(liked) },
        hasMore: comments.replies.hasMore(comment),
        isReading: comments.replies.isLoading(comment.commentId),
      }))}
      status={listFooterStatus(list.status)}
      nowMs={nowMs}
      actions={commentActions(comments, commentLikes, onLayer)}
      onRetry={() => void list.retry()}
    />
  )
})

/** The comment box and the like. */
const BarSection = observer(function BarSection({
  store,
  comments,
}: MomentSectionProps & Pick<CommentsSectionProps, 'comments'>) {
  const { likes } = useRoot()
  const moment = store.detail.value
  if (!moment) return null
  const { isLike, likeCount } = withOwnLike(moment, likes.isOn(moment.id, moment.isLike))
  return (
    <TalkBar
      text={comments.text}
      replyTo={comments.target?.name ?? null}
      canSend={comments.canSend}
      isSending={comments.isSending}
      onText={comments.type}
      onSend={() => void comments.send()}
      onCancelReply={() => comments.replyTo(null)}
      isLike={isLike}
      likeCount={likeCount}
      onLike={(wanted) => void likes.tap(moment.id, wanted)}
    />
  )
})

export interface MomentScreenProps extends MomentSectionProps, CommentsSectionProps {
  readonly onShare: () => void
}

/** The post, around the sections that follow more than it. */
export const MomentScreen = observer(function MomentScreen(props: MomentScreenProps) {
  const { store, comments, nowMs, onLayer, onShare } = props
  const { value, failure } = store.detail
  return (
    <MomentView
      moment={value}
      failure={momentFailure(failure)}
      headerActions={
        value && (
          <HeaderActions
            isOwn={value.isOwn}
            shareProps={shareButtonProps}
            onShare={onShare}
            onDelete={() => onLayer({ kind: 'delete-moment' })}
            onReport={() => onLayer({ kind: 'report', bizType: 'moment', bizId: value.id })}
          />
        )
      }
      media={<MediaSection store={store} />}
      author={<AuthorSection store={store} />}
      tag={<TagSection store={store} />}
      comments={<CommentsSection comments={comments} nowMs={nowMs} onLayer={onLayer} />}
      bottomBar={<BarSection store={store} comments={comments} />}
      timeText={value ? writtenText(value.createdAt, nowMs) : ''}
      onTopic={(topic: Topic) => onLayer({ kind: 'topic', topic })}
      onAppeal={(appealId) => onLayer({ kind: 'appeal', appealId })}
      onBack={back}
      onRetry={() => void store.refresh()}
    />
  )
})
