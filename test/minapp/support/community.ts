import { type Comment, type CommentApi, type CommentReply, commentRoutes } from '@/contract/comment'
import { type FeedApi, feedRoutes } from '@/contract/feed'
import { pageOf } from './host-kind'
import type { MiniProgram } from './mini-program'
import type { Shop } from './shop'

/** Opens the first post of Explore's feed. */
export async function openPostOfFeed(phone: MiniProgram): Promise<void> {
  phone.open(pageOf('home'))
  await phone.tap('.moment .card-link')
  await phone.arrive(pageOf('momentDetail'))
  await phone.see('.activity-like')
}

/** Waits until the server has replied to a call. */
export const waitForReply = (phone: MiniProgram, path: string): Promise<unknown> =>
  phone.waitFor(`the reply to ${path}`, () => phone.network.repliedUrls.some((url) => url.includes(path)))

/** Writes into the box of the open post and sends it. */
export async function writeComment(phone: MiniProgram, text: string): Promise<void> {
  await phone.type('.say-text', text)
  await phone.tap('.say .btn', 'Send')
  await phone.see('.thread-words', text)
}

async function read<Reply>({ url }: Shop, path: string, input: Record<string, string>): Promise<Reply> {
  const reply = await fetch(`${url}${path}?${String(new URLSearchParams(input))}`)
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Reply
}

/** A post of the demo with a comment and, under another one, a reply. */
interface Discussion {
  readonly momentId: string
  readonly comment: Comment
  readonly reply: CommentReply
}

/** Finds a discussion by the calls of a visitor. */
export async function findDiscussion(shop: Shop): Promise<Discussion> {
  const { path } = feedRoutes.listFeedMoments
  const { list: posts } = await read<FeedApi[`GET ${typeof path}`]['reply']>(shop, path, { pageSize: '50' })
  for (const { id: momentId } of posts) {
    const found = discussionIn(momentId, await readComments(shop, momentId))
    if (found) return found
  }
  throw new Error('No post of the demo has a comment and a reply')
}

async function readComments(shop: Shop, momentId: string): Promise<readonly Comment[]> {
  const { path } = commentRoutes.listComments
  const on = { type: 'moment', goodsId: momentId }
  return (await read<CommentApi[`GET ${typeof path}`]['reply']>(shop, path, on)).list
}

function discussionIn(momentId: string, comments: readonly Comment[]): Discussion | null {
  const seen = comments.filter(({ author, isDeleted }) => author.isDemo && !isDeleted)
  const withReply = seen.find(({ replies }) => replies.length > 0)
  const comment = seen.find((one) => one !== withReply)
  const reply = withReply?.replies[0]
  return comment && reply ? { momentId, comment, reply } : null
}
