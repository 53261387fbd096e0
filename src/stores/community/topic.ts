import { makeAutoObservable } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { MomentCard } from '@/contract/feed'
import type { Topic } from '@/contract/moment'
import { Loaded } from '../app/loaded'
import { PagedList } from '../app/paged-list'

/** What a topic needs from outside. */
export interface TopicDependencies {
  readonly moment: Pick<CommunityCalls['moment'], 'getTopic' | 'listMoments'>
}

/** A topic with its posts, newest first. */
export class TopicStore {
  readonly topic: Loaded<Topic>
  readonly posts: PagedList<MomentCard>

  constructor(
    private readonly dependencies: TopicDependencies,
    readonly topicId: string,
    initial: Topic | null = null,
  ) {
    this.topic = new Loaded(initial)
    this.posts = new PagedList(
      (cursor) => dependencies.moment.listMoments({ topicId, cursor, pageSize: 18 }),
      ({ id }) => id,
    )
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, topicId: false, topic: false, posts: false },
      { autoBind: true, deep: false },
    )
  }

  /** Fetches the topic as it is now, and the first posts where none are there. */
  async start(): Promise<void> {
    const { topicId } = this
    await Promise.all([this.topic.load(() => this.dependencies.moment.getTopic({ topicId })), this.posts.start()])
  }
}
