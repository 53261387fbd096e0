import { makeAutoObservable } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { WaterfallItem } from '@/contract/feed'
import type { Person } from '@/contract/person'
import type { PublicHomePage } from '@/contract/profile'
import { stateText } from '@/domain/community/moment-text'
import { waterfallKey } from '@/domain/feed/home-feed'
import { Loaded } from '../app/loaded'
import { type ListPage, PagedList } from '../app/paged-list'

/** What a person's page needs from outside. */
export interface PersonDependencies {
  readonly person: Pick<CommunityCalls['person'], 'getPublicHomePage'>
  readonly moment: Pick<CommunityCalls['moment'], 'listMoments' | 'listMyMoments'>
  /** The signed-in user; null for a visitor. Read at every fetch. */
  readonly ownUid: () => string | null
}

const PAGE = 12

/** A person's public page with their posts; its owner sees hidden posts as well. */
export class PersonStore {
  readonly profile = new Loaded<PublicHomePage>()
  readonly posts: PagedList<WaterfallItem>

  constructor(
    private readonly dependencies: PersonDependencies,
    readonly uid: string,
  ) {
    this.posts = new PagedList((cursor) => this.page(cursor), waterfallKey)
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, uid: false, profile: false, posts: false },
      { autoBind: true, deep: false },
    )
  }

  /** Fetches what is neither there nor on its way. */
  async start(): Promise<void> {
    const { profile, posts } = this
    await Promise.all([profile.value || profile.isLoading ? null : this.fetchProfile(), posts.start()])
  }

  /** Fetches everything again; what is loaded stays where that fails. */
  async refresh(): Promise<void> {
    await Promise.all([this.fetchProfile(), this.posts.refresh().catch(() => undefined)])
  }

  fetchProfile(): Promise<void> {
    return this.profile.load(() => this.dependencies.person.getPublicHomePage({ uid: this.uid }))
  }

  private page(cursor: string | undefined): Promise<ListPage<WaterfallItem>> {
    return this.dependencies.ownUid() === this.uid ? this.ownPage(cursor) : this.publicPage(cursor)
  }

  private async publicPage(cursor: string | undefined): Promise<ListPage<WaterfallItem>> {
    const { uid } = this
    const { list, nextCursor } = await this.dependencies.moment.listMoments({ uid, cursor, pageSize: PAGE })
    return { list: list.map((data) => ({ bizType: 'moment', data })), nextCursor }
  }

  /** Own posts that others do not see carry their state in the place of why a card is shown. */
  private async ownPage(cursor: string | undefined): Promise<ListPage<WaterfallItem>> {
    const { list, nextCursor } = await this.dependencies.moment.listMyMoments({ cursor, pageSize: PAGE })
    const items = list.map(({ card, state }) => ({
      bizType: 'moment' as const,
      data: card,
      ...(state === 'approved' ? {} : { why: stateText(state) }),
    }))
    return { list: items, nextCursor }
  }
}

/** Which people of a person. */
export type PeopleKind = 'followers' | 'following'

/** Who follows a person, or whom they follow. */
export const createPeopleList = (
  person: Pick<CommunityCalls['person'], 'listFollowers' | 'listFollowing'>,
  uid: string,
  kind: PeopleKind,
): PagedList<Person> => {
  const list = kind === 'followers' ? person.listFollowers : person.listFollowing
  return new PagedList(
    (cursor) => list({ uid, cursor, pageSize: 20 }),
    (each) => each.uid,
  )
}
