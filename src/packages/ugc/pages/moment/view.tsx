import type { ReactNode } from 'react'
import type { MomentDetail, Topic } from '@/contract/moment'
import { ownStateNotice, unnamedTopics } from '@/domain/community/moment-text'
import type { FailureView } from '@/domain/failure'
import { countOf } from '@/domain/text/phrases'
import { Badge } from '@/widgets/badge'
import { ErrorState } from '@/widgets/error-state'
import { Icon } from '@/widgets/icon'
import { Layer } from '@/widgets/layer'
import { OwnNotice } from '@/widgets/own-notice'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton, SkeletonBlock, TextSkeleton } from '@/widgets/skeleton'
import { TopicText } from '@/widgets/topic-text'

/** A post, and the parts of its page that change without it. */
export interface MomentViewProps {
  readonly moment: MomentDetail | null
  readonly failure: FailureView | null
  readonly headerActions: ReactNode
  readonly media: ReactNode
  readonly author: ReactNode
  /** What the post is about. */
  readonly tag: ReactNode
  readonly comments: ReactNode
  readonly bottomBar: ReactNode
  /** When it was posted. */
  readonly timeText: string
  readonly onTopic: (topic: Topic) => void
  readonly onAppeal: (appealId: string) => void
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** A traveler's post with its comments. */
export function MomentView(props: MomentViewProps) {
  const { moment, failure } = props
  if (!moment) {
    return (
      <Screen title="Activity" onBack={props.onBack}>
        {failure ? <ErrorState {...failure} onRetry={props.onRetry} /> : <MomentSkeleton />}
      </Screen>
    )
  }
  const { state, commentCount } = moment
  return (
    <Screen
      title="Activity"
      onBack={props.onBack}
      actions={props.headerActions}
      className="activity"
      bottomBar={state === 'approved' ? props.bottomBar : undefined}
    >
      <OwnState moment={moment} onAppeal={props.onAppeal} />
      {props.media}
      <article className="activity-block" aria-label="Post">
        {props.author}
        <TopicText content={moment.content} topics={moment.topics} onTopic={props.onTopic} />
        <MoreTopics moment={moment} onTopic={props.onTopic} />
        <Marks moment={moment} />
        <p className="activity-time">{props.timeText}</p>
      </article>
      <Layer>{props.tag}</Layer>
      {state === 'approved' ? (
        <section className="activity-block activity-comments" aria-label="Comments">
          <h2 className="activity-head">{commentCount === 0 ? 'Comments' : countOf(commentCount, 'comment')}</h2>
          {props.comments}
        </section>
      ) : null}
    </Screen>
  )
}

/** The post to come. */
function MomentSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <SkeletonBlock shape="picture" />
      <RowsSkeleton count={1} />
      <TextSkeleton lines={4} />
    </div>
  )
}

interface OwnStateProps extends Pick<MomentViewProps, 'onAppeal'> {
  readonly moment: MomentDetail
}

/** Why others do not see the own post. */
function OwnState({ moment, onAppeal }: OwnStateProps) {
  const notice = ownStateNotice(moment)
  const { appealId } = moment
  if (!notice) return null
  return (
    <div className="activity-notice">
      <OwnNotice {...notice} onAppeal={appealId === undefined ? null : () => onAppeal(appealId)} />
    </div>
  )
}

interface MoreTopicsProps extends Pick<MomentViewProps, 'onTopic'> {
  readonly moment: MomentDetail
}

/** Topics that the text does not name. */
function MoreTopics({ moment, onTopic }: MoreTopicsProps) {
  const topics = unnamedTopics(moment)
  if (topics.length === 0) return null
  return (
    <ul className="activity-topics" aria-label="Topics">
      {topics.map((topic) => (
        <li key={topic.topicId}>
          <button type="button" className="activity-topic" aria-haspopup="dialog" onClick={() => onTopic(topic)}>
            {`#${topic.name}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Where it was, whether the author stayed there through us, and whether they were paid. */
function Marks({ moment: { placeName, isVerifiedStay, isPaid } }: { readonly moment: MomentDetail }) {
  return (
    <div className="activity-marks">
      {placeName === '' ? null : (
        <span className="activity-place">
          <Icon name="map-pin" size={14} />
          <span className="activity-place-name">{placeName}</span>
        </span>
      )}
      {isVerifiedStay ? (
        <Badge tone="leaf" icon="check">
          Verified stay
        </Badge>
      ) : null}
      {isPaid ? <Badge>Paid post</Badge> : null}
    </div>
  )
}
