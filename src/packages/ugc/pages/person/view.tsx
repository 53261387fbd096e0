import type { ReactNode } from 'react'
import type { PublicHomePage } from '@/contract/profile'
import type { FailureView } from '@/domain/failure'
import { countOf } from '@/domain/text/phrases'
import type { PeopleKind } from '@/stores/community/person'
import { Avatar } from '@/widgets/avatar'
import { Badge } from '@/widgets/badge'
import { ErrorState } from '@/widgets/error-state'
import { FollowButton } from '@/widgets/follow-button'
import { Icon } from '@/widgets/icon'
import { Screen } from '@/widgets/screen'
import { FeedSkeleton, RowsSkeleton } from '@/widgets/skeleton'

/** A person's public page. */
export interface PersonViewProps {
  readonly person: PublicHomePage | null
  readonly failure: FailureView | null
  readonly posts: ReactNode
  /** Leads from the own page to a new post; null where one cannot post. */
  readonly onPost: (() => void) | null
  /** Requests the wanted state. */
  readonly onFollow: (isFollowed: boolean) => void
  readonly onPeople: (kind: PeopleKind) => void
  readonly onReport: () => void
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** A person: name, picture and intro, how much they posted and are followed, and their posts. */
export function PersonView(props: PersonViewProps) {
  const { person, failure } = props
  if (!person) {
    return (
      <Screen title="Traveler" onBack={props.onBack}>
        {failure ? <ErrorState {...failure} onRetry={props.onRetry} /> : <PersonSkeleton />}
      </Screen>
    )
  }
  return (
    <Screen
      title="Traveler"
      onBack={props.onBack}
      className="person"
      actions={person.isOwn ? <PostButton onPost={props.onPost} /> : <ReportButton onReport={props.onReport} />}
    >
      <Head {...props} person={person} />
      <section className="person-posts" aria-label={person.isOwn ? 'My moments' : 'Moments'}>
        <h2 className="person-subhead">{person.isOwn ? 'My moments' : 'Moments'}</h2>
        {props.posts}
      </section>
    </Screen>
  )
}

/** The page to come. */
function PersonSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <RowsSkeleton count={1} />
      <FeedSkeleton rows={2} />
    </div>
  )
}

interface HeadProps extends Pick<PersonViewProps, 'onFollow' | 'onPeople'> {
  readonly person: PublicHomePage
}

function Head({ person, onFollow, onPeople }: HeadProps) {
  const { nickName, avater, intro, isDemo, isOwn, isFollowed, momentCount, followerCount, followingCount } = person
  return (
    <section className="person-head" aria-label={nickName}>
      <div className="person-top">
        <Avatar url={avater} name={nickName} size={72} />
        <div className="person-who">
          <h2 className="person-name">{nickName}</h2>
          {isDemo ? <Badge>Demo</Badge> : null}
        </div>
        {isOwn ? null : <FollowButton name={nickName} isFollowed={isFollowed} onFollow={onFollow} />}
      </div>
      {isDemo ? <p className="person-note">This traveler is invented for the demo.</p> : null}
      {intro === '' ? null : <p className="person-intro">{intro}</p>}
      <ul className="person-counts">
        <li className="person-count">{countOf(momentCount, 'moment')}</li>
        <li>
          <CountButton text={countOf(followerCount, 'follower')} onTap={() => onPeople('followers')} />
        </li>
        <li>
          <CountButton text={`${followingCount} following`} onTap={() => onPeople('following')} />
        </li>
        {person.likeCount > 0 ? <li className="person-count">{countOf(person.likeCount, 'like')}</li> : null}
      </ul>
    </section>
  )
}

function CountButton({ text, onTap }: { readonly text: string; readonly onTap: () => void }) {
  return (
    <button type="button" className="person-count person-count-button" aria-haspopup="dialog" onClick={onTap}>
      {text}
    </button>
  )
}

function PostButton({ onPost }: Pick<PersonViewProps, 'onPost'>) {
  if (!onPost) return null
  return (
    <button type="button" className="person-action" aria-label="Post a moment" onClick={onPost}>
      <Icon name="plus" size={20} />
    </button>
  )
}

function ReportButton({ onReport }: Pick<PersonViewProps, 'onReport'>) {
  return (
    <button type="button" className="person-action" aria-label="Report this person" onClick={onReport}>
      <Icon name="flag" size={20} />
    </button>
  )
}
