import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { failureView } from '@/domain/failure'
import { withOwnFollow, withOwnLike } from '@/domain/community/with-like'
import { stayQuery } from '@/domain/stays/stay-query'
import { whenActive } from '@/platform/boot'
import { back } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { cardLinks, feedLinks } from '@/shell/card-links'
import { LazyPeopleLayer } from '@/shell/community-layers'
import { Page } from '@/shell/page'
import { ReportLayer } from '@/shell/report-layer'
import { withBoundary } from '@/shell/render-boundary'
import { useChanged } from '@/shell/use-changed'
import { usePosting } from '@/shell/use-posting'
import { useReadOn } from '@/shell/use-read-on'
import { communityApi } from '@/stores/community/community-api'
import { type PeopleKind, PersonStore } from '@/stores/community/person'
import { communitySwitches, resumeSwitches } from '@/stores/community/switches'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { listFooterStatus } from '@/widgets/list-footer'
import { Waterfall } from '@/widgets/waterfall'
import { PersonView } from './view'
import './style.scss'

/** Opening a list of people needs a sign-in; this is what waits for it. */
const PEOPLE_ACTION = 'open_people'

const isKind = (value: unknown): value is PeopleKind => value === 'followers' || value === 'following'

/** The page's store, bound to the address and to what happens to the page. */
function usePerson(root: RootStore): PersonStore {
  const { uid } = useRouteParams('person')
  const { session, likes } = root
  const [store] = useState(() => new PersonStore({ ...communityApi(root), ownUid: () => session.uid }, uid))
  const hasShown = useRef(false)
  const hasOtherCaller = useChanged(() => session.uid ?? '')
  useEffect(() => whenActive(() => void store.start()), [store])
  usePageShow(() => {
    likes.resume()
    resumeSwitches(communitySwitches(root))
    // Own posts may have been written, checked or deleted meanwhile.
    if (hasOtherCaller() || hasShown.current) void store.refresh()
    hasShown.current = true
  })
  useReadOn(store.posts, store.posts.loadMore, store.profile.value !== null)
  return store
}

interface PostsSectionProps {
  readonly store: PersonStore
}

/** The posts with the likes as the viewer has set them. */
const PostsSection = observer(function PostsSection({ store: { posts, profile } }: PostsSectionProps) {
  const { likes, stay, timers } = useRoot()
  const isEmpty = posts.status === 'end' && posts.items.length === 0
  const emptyText = profile.value?.isOwn ? 'You have not posted anything yet.' : 'Nothing has been posted yet.'
  return (
    <Waterfall
      id="person-posts"
      items={posts.items.map((item) =>
        item.bizType === 'moment'
          ? { ...item, data: withOwnLike(item.data, likes.isOn(item.data.id, item.data.isLike)) }
          : item,
      )}
      status={listFooterStatus(posts.status)}
      empty={isEmpty ? { icon: 'compass', text: emptyText } : null}
      eagerCount={4}
      timers={timers}
      {...feedLinks(cardLinks(stayQuery(stay.wanted)))}
      onFavorite={() => {}}
      onCouponFavorite={() => {}}
      onLike={(id, isLike) => void likes.tap(id, isLike)}
      onRetry={() => void posts.retry()}
    />
  )
})

/** A person's public page; one's own shows also the posts that others do not see. */
const Person = observer(function Person() {
  const root = useRoot()
  const { session, login } = root
  const store = usePerson(root)
  const [isReporting, setReporting] = useState(false)
  const [people, setPeople] = useState<PeopleKind | null>(null)
  const { people: follows } = communitySwitches(root)
  const { value, failure } = store.profile
  const posting = usePosting(root, () => void store.refresh())
  usePageShow(() => {
    const kind = login.takePendingAction(PEOPLE_ACTION)?.params.kind
    if (isKind(kind)) setPeople(kind)
  })
  const openPeople = (kind: PeopleKind) =>
    session.isLogin ? setPeople(kind) : login.require({ name: PEOPLE_ACTION, params: { kind } })
  return (
    <Page route="person">
      <PersonView
        person={value && withOwnFollow(value, follows.isOn(value.uid, value.isFollowed))}
        failure={failureView(failure)}
        posts={<PostsSection store={store} />}
        onPost={() => posting.start(null)}
        onFollow={(isFollowed) => void follows.tap(store.uid, isFollowed)}
        onPeople={openPeople}
        onReport={() => setReporting(true)}
        onBack={back}
        onRetry={() => void store.refresh()}
      />
      {posting.layer}
      <ReportLayer isOpen={isReporting} bizType="person" bizId={store.uid} onClose={() => setReporting(false)} />
      <PopupLayer>
        {people ? <LazyPeopleLayer uid={store.uid} kind={people} onClose={() => setPeople(null)} /> : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(Person)
