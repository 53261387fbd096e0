import { useState } from 'react'
import type { Comment, CommentReply } from '@/contract/comment'
import type { Person } from '@/contract/person'
import { AuthorRow } from '@/widgets/author-row'
import { Avatar } from '@/widgets/avatar'
import { Button } from '@/widgets/button'
import { CommentBox } from '@/widgets/comment-box'
import { type CommentActions, CommentThread } from '@/widgets/comment-thread'
import { FollowButton } from '@/widgets/follow-button'
import { MomentGrid } from '@/widgets/moment-grid'
import { MomentPictures } from '@/widgets/moment-pictures'
import { OwnNotice } from '@/widgets/own-notice'
import { PeopleSheet } from '@/widgets/people-sheet'
import { TopicSheet } from '@/widgets/topic-sheet'
import { TopicText } from '@/widgets/topic-text'
import { galleryTimers } from '../gallery-clock'
import { doNothing, momentOf, pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const mei = { uid: 'u2', nickName: 'Mei', avater: '/pictures/240/avatar-day-01.webp', isDemo: false }
const demo = { ...mei, uid: 'u3', nickName: 'A traveler with a very long name that is cut', avater: '', isDemo: true }
const closed = { uid: null, nickName: '', avater: '', isDemo: false }

const nowMs = Date.parse('2026-11-25T10:00:00.000Z')
const shared = {
  pictures: [],
  createdAt: '2026-11-23T08:00:00.000Z',
  isOwn: false,
  isDeleted: false,
  isLike: false,
  likeCount: 2,
  state: 'approved',
  stateReason: '',
} as const

const replyOf = (change: Partial<CommentReply>): CommentReply => ({
  commentId: 'r1',
  ...shared,
  pictures: [],
  author: mei,
  content: 'The one on the hill.',
  replyTo: null,
  ...change,
})

const commentOf = (change: Partial<Comment> = {}): Comment => ({
  commentId: 'c1',
  ...shared,
  pictures: [],
  author: demo,
  content: 'Which temple is it?\nIt looks like a quiet one.',
  replyCount: 0,
  replies: [],
  review: null,
  ...change,
})

const actions: CommentActions = {
  hrefOfPerson: () => '/home',
  onPerson: doNothing,
  onLike: doNothing,
  onReply: doNothing,
  onDelete: doNothing,
  onReport: doNothing,
  onAppeal: doNothing,
  onMore: doNothing,
}

const threads: readonly (readonly [name: string, comment: Comment, isReading?: boolean])[] = [
  ['a comment', commentOf({ isLike: true, likeCount: 3 })],
  [
    'a comment with replies',
    commentOf({
      replyCount: 5,
      replies: [replyOf({}), replyOf({ commentId: 'r2', isOwn: true, replyTo: demo, content: 'Thank you.' })],
    }),
  ],
  ['further replies are on their way', commentOf({ replyCount: 2 }), true],
  [
    'a deleted comment with a reply',
    commentOf({ isDeleted: true, content: '', replyCount: 1, replies: [replyOf({})] }),
  ],
  ['the own comment under review', commentOf({ isOwn: true, author: mei, state: 'held', likeCount: 0 })],
  [
    'the own comment was taken down',
    commentOf({ isOwn: true, author: mei, state: 'rejected', stateReason: 'It names a phone number.', appealId: 'a1' }),
  ],
  ['of a closed account', commentOf({ author: closed })],
]

const pictures = [pictureOf('temple-day-01'), pictureOf('city-day-01', { height: 960 }), pictureOf('beach-day-01')]
function Pictures({ count }: { readonly count: number }) {
  const [index, setIndex] = useState(0)
  const [likes, setLikes] = useState(0)
  return (
    <>
      <MomentPictures
        title="Rain on the temple roof"
        pictures={pictures.slice(0, count)}
        index={index}
        timers={galleryTimers}
        onIndex={setIndex}
        onLike={() => setLikes(likes + 1)}
      />
      <p className="gallery-text">{`Likes: ${likes}`}</p>
    </>
  )
}

function Follow() {
  const [isFollowed, setFollowed] = useState(false)
  return (
    <AuthorRow
      author={mei}
      noteText="3 days ago"
      href="/home"
      onOpen={doNothing}
      action={<FollowButton name="Mei" isFollowed={isFollowed} onFollow={setFollowed} />}
    />
  )
}

function Box({ replyTo = null, first = '' }: { readonly replyTo?: string | null; readonly first?: string }) {
  const [text, setText] = useState(first)
  return (
    <CommentBox
      text={text}
      replyTo={replyTo}
      canSend
      isSending={false}
      onText={setText}
      onSend={() => setText('')}
      onCancelReply={doNothing}
    />
  )
}

const topics = ['Kyoto', '京都の朝'].map((name) => ({ topicId: name, name, momentCount: 12, isFollowed: false }))
const posts = [
  momentOf(),
  momentOf({ id: 'm2', isVideo: true, headImg: pictureOf('beach-day-01') }),
  momentOf({ id: 'm3', headImg: pictureOf('city-day-01') }),
  momentOf({ id: 'm4', headImg: pictureOf('pool-day-01') }),
]
const people: readonly Person[] = [
  { ...mei, uid: 'u2', intro: 'Temples before breakfast.', isFollowed: true },
  { ...demo, uid: 'u3', intro: '', isFollowed: false },
]

const popups = ['a topic', 'a topic without posts', 'followers', 'nobody follows'] as const

function Popup({ name, onClose }: { readonly name: (typeof popups)[number]; readonly onClose: () => void }) {
  const shown = { status: 'end', hrefOf: () => '/home', onNearEnd: doNothing, onRetry: doNothing, onClose } as const
  const isTopic = name === 'a topic' || name === 'a topic without posts'
  return isTopic ? (
    <TopicSheet
      name="Kyoto"
      countText={name === 'a topic' ? '4 posts' : '0 posts'}
      isFollowed={false}
      moments={name === 'a topic' ? posts : []}
      onOpen={doNothing}
      onFollow={doNothing}
      {...shown}
    />
  ) : (
    <PeopleSheet
      title="Followers"
      emptyText="Nobody follows them yet."
      people={name === 'followers' ? people : []}
      ownUid={null}
      onOpen={doNothing}
      onFollow={doNothing}
      {...shown}
    />
  )
}

function Show() {
  const [open, setOpen] = useState<(typeof popups)[number] | null>(null)
  return (
    <>
      <GalleryState name="pictures" isWide>
        <Pictures count={3} />
      </GalleryState>
      <GalleryState name="one picture" isWide>
        <Pictures count={1} />
      </GalleryState>
      <GalleryState name="people">
        <Follow />
        <AuthorRow author={demo} noteText="Fri 20 Nov 2026" size={32} href="/home" onOpen={doNothing} />
        <AuthorRow author={closed} href={null} onOpen={doNothing} />
        <Avatar url="" name="Mei" size={72} />
      </GalleryState>
      <GalleryState name="topics in a text">
        <TopicText content={'Rain in #Kyoto.\nAgain and again: #京都の朝'} topics={topics} onTopic={doNothing} />
      </GalleryState>
      <GalleryState name="why others do not see it">
        <OwnNotice title="Not shown" text="It names a phone number." onAppeal={doNothing} />
        <OwnNotice title="Under review" text="We look at it before others can see it." onAppeal={null} />
      </GalleryState>
      {threads.map(([name, comment, isReading = false]) => (
        <GalleryState key={name} name={name}>
          <CommentThread
            comment={comment}
            nowMs={nowMs}
            hasMore={comment.replies.length < comment.replyCount}
            isReading={isReading}
            markedId="r2"
            actions={actions}
          />
        </GalleryState>
      ))}
      <GalleryState name="box for a comment">
        <Box />
      </GalleryState>
      <GalleryState name="box with a long comment">
        <Box first={'x'.repeat(2001)} />
      </GalleryState>
      <GalleryState name="posts side by side">
        <MomentGrid id="gallery-posts" moments={posts} hrefOf={() => '/home'} onOpen={doNothing} />
      </GalleryState>
      {popups.map((name) => (
        <GalleryState key={name} name={name}>
          <Button kind="secondary" onTap={() => setOpen(name)}>{`Open: ${name}`}</Button>
          {open === name ? <Popup name={name} onClose={() => setOpen(null)} /> : null}
        </GalleryState>
      ))}
    </>
  )
}

/** What pages of posts and people are made of. */
export const momentsSection: GallerySection = { key: 'moments', title: 'Moments and people', isLarge: true, Show }
