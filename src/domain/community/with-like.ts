/** What has likes: a post, a comment or a reply. */
interface Liked {
  readonly isLike: boolean
  readonly likeCount: number
}

/** The same with the like that the viewer has set since it was read; the count changes with it. */
export const withOwnLike = <Item extends Liked>(item: Item, isLike: boolean): Item =>
  isLike === item.isLike ? item : { ...item, isLike, likeCount: item.likeCount + Number(isLike) - Number(item.isLike) }

/** A person as the viewer has followed them since they were read; their followers change with it. */
export const withOwnFollow = <Item extends { readonly isFollowed: boolean; readonly followerCount: number }>(
  item: Item,
  isFollowed: boolean,
): Item =>
  isFollowed === item.isFollowed
    ? item
    : { ...item, isFollowed, followerCount: item.followerCount + Number(isFollowed) - Number(item.isFollowed) }
