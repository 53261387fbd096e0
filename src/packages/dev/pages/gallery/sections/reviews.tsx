import { useState } from 'react'
import type { CommentSummary } from '@/contract/comment'
import { ALL_REVIEWS, type ReviewQuery } from '@/domain/reviews/review-query'
import { Button } from '@/widgets/button'
import { type ReviewActions, ReviewCard, type ReviewCardProps } from '@/widgets/review-card'
import { PictureViewer, type ViewedPicture } from '@/widgets/picture-viewer'
import { ReviewFilters } from '@/widgets/review-filters'
import { ScoreSummary } from '@/widgets/score-summary'
import { pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const nothing = () => {}

const summary: CommentSummary = {
  type: 'hotel',
  goodsId: 'h1',
  name: 'Garden House Kyoto',
  count: 214,
  score: 4.4,
  distribution: [3, 9, 22, 80, 100],
  subScores: { cleanliness: 4.6, service: 4.4, location: 4.8, value: 4, facilities: 4.1 },
  recent: { score: 4.6, count: 38 },
  withPictures: 17,
  travelerTypes: [
    { key: 'couple', count: 90 },
    { key: 'family', count: 41 },
  ],
  rooms: [{ key: 'Garden Twin', count: 60 }],
  languages: [
    { key: 'en', count: 180 },
    { key: 'zh', count: 34 },
  ],
  keywords: [{ key: 'breakfast', count: 60 }],
  hasDemo: false,
}

const noScores = { cleanliness: null, service: null, location: null, value: null, facilities: null }

function ShowScore() {
  const [band, setBand] = useState<number | null>(null)
  const score = { hrefOfRules: '/ugc/reviews', onRules: nothing, band, onBand: setBand }
  return (
    <>
      <GalleryState name="all of it">
        <ScoreSummary summary={summary} {...score} />
      </GalleryState>
      <GalleryState name="few reviews">
        <ScoreSummary
          summary={{ ...summary, count: 2, distribution: [0, 0, 0, 1, 1], recent: null, subScores: noScores }}
          {...score}
        />
      </GalleryState>
      <GalleryState name="invented reviews">
        <ScoreSummary summary={{ ...summary, hasDemo: true }} {...score} />
      </GalleryState>
      <GalleryState name="no review">
        <ScoreSummary
          summary={{ ...summary, count: 0, score: null, distribution: [0, 0, 0, 0, 0], recent: null }}
          {...score}
        />
      </GalleryState>
    </>
  )
}

/** Scores with what they consist of. */
export const scoreSummarySection: GallerySection = {
  key: 'score-summary',
  title: 'Score summary',
  isLarge: true,
  Show: ShowScore,
}

const author = { uid: 'u1', nickName: 'Maya', avater: '', isDemo: false }

type Reviewed = ReviewCardProps['comment']

const review: Reviewed = {
  commentId: 'g1',
  author,
  content: 'Quiet rooms, a warm welcome, and a garden that one could look at all day.',
  pictures: [],
  createdAt: '2026-11-20T08:00:00.000Z',
  isOwn: false,
  isDeleted: false,
  isLike: false,
  likeCount: 3,
  state: 'approved',
  stateReason: '',
  replyCount: 0,
  replies: [],
  review: {
    score: 4.5,
    subScores: { ...noScores, cleanliness: 5, service: 4 },
    stayMonth: '2026-10',
    roomName: 'Garden Twin',
    travelerType: 'couple',
    language: 'en',
    isVerifiedStay: true,
    isIncentivized: false,
    isEdited: false,
    hotelReply: null,
    canEdit: true,
  },
}

const facts = review.review

/** Votes that change here alone. */
function useActions() {
  const [votes, setVotes] = useState<Readonly<Record<string, boolean>>>({})
  const actions: ReviewActions = {
    hrefOfPerson: (uid) => `/ugc/person/${uid}`,
    onPerson: nothing,
    onVote: (commentId, isOn) => setVotes({ ...votes, [commentId]: isOn }),
    onReport: nothing,
    onDelete: nothing,
    onAppeal: nothing,
    onPicture: nothing,
    onEdit: nothing,
  }
  return { actions, isLike: (commentId: string) => votes[commentId] === true }
}

interface CardProps {
  readonly id: string
  readonly change?: Partial<Reviewed>
  readonly isMarked?: boolean
}

function Card({ id, change, isMarked = false }: CardProps) {
  const { actions, isLike } = useActions()
  const comment = { ...review, ...change, commentId: id, isLike: isLike(id) }
  return <ReviewCard comment={comment} isMarked={isMarked} actions={actions} />
}

const hotelReply = { content: 'Thank you, Maya.', repliedAt: '2026-11-22T08:00:00.000Z' }

const cards: readonly (readonly [name: string, change: Partial<Reviewed>])[] = [
  ['a guest’s', {}],
  [
    'long, with photos and a reply',
    {
      content: 'Breakfast is served in the garden until late. '.repeat(12),
      pictures: [pictureOf('dish-day-01'), pictureOf('bedroom-day-01')],
      review: { ...facts, hotelReply },
    },
  ],
  ['all marks', { author: { ...author, isDemo: true }, review: { ...facts, isIncentivized: true, isEdited: true } }],
  ['marked', {}],
  ['one’s own', { isOwn: true }],
  ['held', { isOwn: true, state: 'held', stateReason: 'It contains a link.' }],
  ['removed', { isOwn: true, state: 'rejected', stateReason: 'It is advertising.', appealId: 'a1' }],
  ['closed account', { author: { uid: null, nickName: '', avater: '', isDemo: false } }],
]

function ShowCards() {
  return (
    <>
      {cards.map(([name, change], index) => (
        <GalleryState key={name} name={name} isWide>
          <Card id={`g${index}`} change={change} isMarked={name === 'marked'} />
        </GalleryState>
      ))}
    </>
  )
}

/** Reviews in all their states. */
export const reviewCardSection: GallerySection = {
  key: 'review-card',
  title: 'Review',
  isLarge: true,
  Show: ShowCards,
}

const viewed: readonly ViewedPicture[] = ['bedroom-day-01', 'dish-day-01', 'no-such-picture', 'pool-day-01'].map(
  (name, index) => ({
    picture: pictureOf(name),
    caption: `Picture ${index + 1}`,
    source: index === 1 ? 'Guest review of May 2026, Maya' : 'The hotel',
    link: index === 1 ? { text: 'See the review', href: '/ugc/comment/hotel/h1/c1', onOpen: nothing } : null,
  }),
)

function ShowViewer() {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <GalleryState name="four pictures, one broken">
      <Button onTap={() => setIndex(0)}>Open: pictures</Button>
      {index === null ? null : (
        <PictureViewer
          name="Garden House"
          pictures={viewed}
          count={4}
          index={index}
          onIndex={setIndex}
          onClose={() => setIndex(null)}
        />
      )}
    </GalleryState>
  )
}

/** Pictures over the whole screen. */
export const pictureViewerSection: GallerySection = { key: 'picture-viewer', title: 'Picture viewer', Show: ShowViewer }

function ShowFilters() {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState<ReviewQuery>(ALL_REVIEWS)
  return (
    <GalleryState name="filters">
      <Button onTap={() => setOpen(true)}>Open: filters</Button>
      {isOpen ? (
        <ReviewFilters
          summary={summary}
          query={query}
          onApply={(next) => {
            setQuery(next)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </GalleryState>
  )
}

/** What narrows a list of reviews. */
export const reviewFiltersSection: GallerySection = {
  key: 'review-filters',
  title: 'Review filters',
  Show: ShowFilters,
}
