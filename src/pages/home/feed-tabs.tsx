import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { FeedTab } from '@/contract/feed'
import { type FeedPart, feedTabs, readFeedChoice, storedFeedChoice } from '@/domain/feed/feed-tabs'
import { findPosition } from '@/platform/device/geolocation'
import { go } from '@/platform/navigation'
import { usePosting } from '@/shell/use-posting'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import type { HomeStore } from '@/stores/feed/home'
import { Icon } from '@/widgets/icon'
import { Tabs } from '@/widgets/tabs'

const STORED = 'feed_tab'

interface FeedTabsProps {
  readonly store: HomeStore
}

/** Opens a part of the feed and remembers it for the visit. */
class FeedSwitch {
  private serial = 0

  constructor(
    private readonly store: HomeStore,
    private readonly root: Pick<RootStore, 'session' | 'login' | 'tabStorage'>,
    private readonly onTab: (tab: FeedTab) => void,
  ) {}

  /** Opens what was open before in this visit; nothing is requested again for what is there already. */
  restore(): void {
    const { tab, point } = readFeedChoice(this.root.tabStorage.read(STORED))
    if (tab === 'following') this.openFollowing()
    else if (point) this.showNear(point)
  }

  open(tab: FeedTab): void {
    if (tab === 'following') this.openFollowing()
    else if (tab === 'nearby') void this.openNearby()
    else this.show(tab, { input: {}, empty: null })
  }

  /** Opens what the viewer follows; visitors are invited to sign in. */
  openFollowing(): void {
    const { session, login } = this.root
    const findPeople = { text: 'See posts for you', onTap: () => this.open('forYou') }
    const signIn = { text: 'Sign in', onTap: () => login.require() }
    this.show('following', {
      input: session.isLogin ? { tab: 'following' } : null,
      empty: session.isLogin
        ? { icon: 'users', text: 'Follow people and topics, and their posts are here.', action: findPeople }
        : { icon: 'users', text: 'Sign in to see posts of people that you follow.', action: signIn },
    })
  }

  private async openNearby(): Promise<void> {
    this.show('nearby', { input: null, empty: { icon: 'map-pin', text: 'Finding your position' } })
    const { serial } = this
    const point = await findPosition().catch(() => null)
    if (serial !== this.serial) return
    if (point) return this.showNear(point)
    const action = { text: 'Try again', onTap: () => void this.openNearby() }
    const text = 'Your position could not be found. Allow it in the settings, then try again.'
    this.show('nearby', { input: null, empty: { icon: 'map-pin', text, action } })
  }

  private showNear({ lat, lng }: { readonly lat: number; readonly lng: number }): void {
    const point = { lat: rounded(lat), lng: rounded(lng) }
    this.show('nearby', {
      input: { tab: 'nearby', ...point },
      empty: { icon: 'map-pin', text: 'There is nothing near you yet.' },
    })
    this.root.tabStorage.write(STORED, storedFeedChoice({ tab: 'nearby', point }))
  }

  private show(tab: FeedTab, part: FeedPart): void {
    this.serial += 1
    this.onTab(tab)
    this.root.tabStorage.write(STORED, storedFeedChoice({ tab, point: null }))
    void this.store.showPart(part)
  }
}

/** A position to about a kilometer: the feed needs no more. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** The parts of the feed to choose from, with the one that was open before in this visit. */
export const FeedTabs = observer(function FeedTabs({ store }: FeedTabsProps) {
  const root = useRoot()
  const [tab, setTab] = useState<FeedTab>('forYou')
  const [feedSwitch] = useState(() => new FeedSwitch(store, root, setTab))
  const { isLogin } = root.session
  const posting = usePosting(root, ({ id }) => go('momentDetail', { id }))
  useEffect(() => feedSwitch.restore(), [feedSwitch])
  useEffect(() => {
    // What is followed depends on who looks.
    if (tab === 'following') feedSwitch.openFollowing()
    // eslint-disable-next-line react/exhaustive-deps -- only a change of the viewer opens it again
  }, [isLogin])
  return (
    <>
      <div className="home-feed-head">
        <Tabs label="Posts and stays" tabs={feedTabs} selected={tab} onSelect={(key) => feedSwitch.open(key)} />
        <button type="button" className="home-post" aria-label="Post a moment" onClick={() => posting.start(null)}>
          <Icon name="plus" size={20} />
        </button>
      </div>
      {posting.layer}
    </>
  )
})
