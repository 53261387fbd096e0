import { createCommunityApi } from '@/api/community-api'
import type { RootStore } from '../app/root'
import { SignedInSwitch } from '../favorites/signed-in-switch'

/** Follows and comment likes of the viewer, by the ids of people, topics and comments. */
export interface CommunitySwitches {
  readonly people: SignedInSwitch
  readonly topics: SignedInSwitch
  readonly commentLikes: SignedInSwitch
}

type Dependencies = Pick<RootStore, 'api' | 'clients' | 'session' | 'login' | 'toast'>

function createSwitches({ api, clients, session, login, toast }: Dependencies): CommunitySwitches {
  const { person, moment } = createCommunityApi(clients)
  const shared = { session, login, toast }
  return {
    people: new SignedInSwitch({
      ...shared,
      name: 'follow_user',
      send: (uid, isFollowed) => (isFollowed ? person.followUser({ uid }) : person.unfollowUser({ uid })),
    }),
    topics: new SignedInSwitch({
      ...shared,
      name: 'follow_topic',
      send: (topicId, isFollowed) => moment.followTopic({ topicId, isFollowed }),
    }),
    commentLikes: new SignedInSwitch({
      ...shared,
      name: 'like_comment',
      send: (bizId, isLike) => api.feed.like({ bizType: 'comment', bizId, isLike }),
    }),
  }
}

const known = new WeakMap<object, CommunitySwitches>()

/** The community's switches: the same on every page and popup, created with the first of them. */
export function communitySwitches(root: Dependencies): CommunitySwitches {
  const switches = known.get(root) ?? createSwitches(root)
  known.set(root, switches)
  return switches
}

/** Does what waited for a sign-in; pages and popups with these switches call it when they come to the front. */
export function resumeSwitches({ people, topics, commentLikes }: CommunitySwitches): void {
  people.resume()
  topics.resume()
  commentLikes.resume()
}
