import { type Static, Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { Id, Nullable, PageInput, PageOf } from './scalars'

/** Who wrote something. uid is null where there is no page to lead to: a closed account, or a reviewer named by a hotel's file. */
export const Author = Type.Object({
  uid: Nullable(Id),
  nickName: Type.String({ description: 'Empty for a closed account' }),
  avater: Type.String({ description: 'URL of the picture; empty if there is none' }),
  isDemo: Type.Boolean({ description: 'Invented for the demo' }),
})
export type Author = Static<typeof Author>

/** A person in a list of followers or followed people. */
export const Person = Type.Object({
  ...Author.properties,
  uid: Id,
  intro: Type.String(),
  isFollowed: Type.Boolean({ description: 'By the caller; false for visitors' }),
})
export type Person = Static<typeof Person>

const FollowState = Type.Object({ isFollowed: Type.Boolean(), followerCount: Type.Integer() })

export const personRoutes = {
  followUser: {
    method: 'PUT',
    path: '/api/ugc/follow/user',
    operationId: 'followUser',
    summary: 'Follow somebody; doing it again changes nothing',
    client: 'new',
    auth: 'user',
    input: Type.Object({ uid: Id }),
    reply: FollowState,
  },
  unfollowUser: {
    method: 'PUT',
    path: '/api/ugc/unfollow/user',
    operationId: 'unfollowUser',
    summary: 'Follow somebody no longer',
    client: 'new',
    auth: 'user',
    input: Type.Object({ uid: Id }),
    reply: FollowState,
  },
  listFollowing: {
    method: 'GET',
    path: '/api/ugc/follow/following',
    operationId: 'listFollowing',
    summary: 'Whom a user follows, newest first',
    client: 'new',
    auth: 'user',
    input: Type.Object({ uid: Id, ...PageInput }),
    reply: PageOf(Person),
  },
  listFollowers: {
    method: 'GET',
    path: '/api/ugc/follow/followers',
    operationId: 'listFollowers',
    summary: 'Who follows a user, newest first',
    client: 'new',
    auth: 'user',
    input: Type.Object({ uid: Id, ...PageInput }),
    reply: PageOf(Person),
  },
} as const satisfies RouteTable

export type PersonApi = ApiOf<typeof personRoutes>
