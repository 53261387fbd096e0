import type {
  contentLike,
  likeTotal,
  momentComment,
  topicFollow,
  userFollow,
} from '../../kernel/database/schema/community'
import { Draw } from '../../stays/reference/draw'
import type { ReviewRow } from './create-reviews'
import { momentComments, momentReplies } from './data/post-text'
import { type DemoAccount, isChinese } from './people'
import type { MomentRow } from './posts'

/** How people of the demo react to one another's posts. */
export interface Reactions {
  readonly comments: readonly (typeof momentComment.$inferSelect)[]
  readonly likes: readonly (typeof contentLike.$inferSelect)[]
  readonly likeTotals: readonly (typeof likeTotal.$inferSelect)[]
  readonly follows: readonly (typeof userFollow.$inferSelect)[]
  readonly topicFollows: readonly (typeof topicFollow.$inferSelect)[]
}

/** Who reacts to what. */
interface ReactionSeed {
  readonly seed: string
  readonly people: readonly DemoAccount[]
  readonly moments: readonly MomentRow[]
  readonly reviews: readonly Pick<ReviewRow, 'id' | 'userId' | 'createdAt'>[]
  readonly topicIds: readonly string[]
  readonly now: Date
}

/** Most people like little; a few posts are liked by many. */
const likesOf = (draw: Draw, most: number) => Math.floor(most * draw.next() ** 3)

/** Creates comments, likes and follows; the same seed gives the same ones. */
export function createReactions({ seed, people, moments, reviews, topicIds, now }: ReactionSeed): Reactions {
  const draw = new Draw(`${seed} reactions`)
  const comments: (typeof momentComment.$inferSelect)[] = []
  const likes: (typeof contentLike.$inferSelect)[] = []
  const likeTotals: (typeof likeTotal.$inferSelect)[] = []
  const later = (from: Date) => new Date(from.getTime() + draw.next() * (now.getTime() - from.getTime()))

  const like = (
    bizType: 'moment' | 'comment',
    of: { id: string; userId: string | null; createdAt: Date },
    most: number,
  ) => {
    const fans = draw.some(people, likesOf(draw, most)).filter(({ id }) => id !== of.userId)
    if (fans.length === 0) return
    likeTotals.push({ bizType, bizId: of.id, likes: fans.length })
    for (const { id: userId } of fans) likes.push({ bizType, bizId: of.id, userId, createdAt: later(of.createdAt) })
  }

  for (const post of moments) {
    like('moment', post, Math.min(160, people.length))
    const language = isChinese(post.content) ? 'zh' : 'en'
    const remarks = draw.some(momentComments[language], Math.max(0, draw.between(-2, 6)))
    for (const content of remarks) {
      const author = draw.pick(people.filter((one) => isChinese(one.nickName) === (language === 'zh')))
      const comment = commentOf({
        id: `c${draw.id(11)}`,
        post,
        author: author.id,
        content,
        createdAt: later(post.createdAt),
      })
      comments.push(comment)
      like('comment', comment, 6)
      if (!/[?？]/.test(content) || !draw.chance(60)) continue
      const thanks = draw.pick(momentReplies[language])
      const at = later(comment.createdAt)
      const reply = { id: `c${draw.id(11)}`, post, author: post.userId, content: thanks, createdAt: at }
      comments.push({ ...commentOf(reply), parentId: comment.id })
    }
  }
  for (const one of reviews) if (draw.chance(50)) like('comment', one, 14)
  return { comments, likes, likeTotals, ...followsOf(draw, people, topicIds, later) }
}

interface CommentSeed {
  readonly id: string
  readonly post: MomentRow
  readonly author: string
  readonly content: string
  readonly createdAt: Date
}

const commentOf = ({ id, post, author, content, createdAt }: CommentSeed): typeof momentComment.$inferSelect => ({
  id,
  momentId: post.id,
  parentId: null,
  replyTo: null,
  userId: author,
  content,
  state: 'approved',
  createdAt,
  deletedAt: null,
})

function followsOf(
  draw: Draw,
  people: readonly DemoAccount[],
  topicIds: readonly string[],
  later: (from: Date) => Date,
) {
  const follows = people.flatMap((one) =>
    draw
      .some(people, draw.between(0, 12))
      .filter(({ id }) => id !== one.id)
      .map(({ id }) => ({ userId: one.id, followedId: id, createdAt: later(one.createdAt) })),
  )
  const topicFollows = people.flatMap((one) =>
    draw
      .some(topicIds, draw.between(0, 3))
      .map((topicId) => ({ userId: one.id, topicId, createdAt: later(one.createdAt) })),
  )
  return { follows, topicFollows }
}
