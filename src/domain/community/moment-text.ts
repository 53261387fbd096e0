import type { ContentState, MomentDetail, Topic } from '@/contract/moment'
import { formatDayWithYear } from '../days/format-day'
import { timeAgo, unitsSince } from '../days/relative-time'
import { type Failure, failureView, type FailureView } from '../failure'
import { cutText } from '../text/phrases'
import { authorName } from './author-name'

/** A piece of a post's text; a topic where it names one that the post is filed under. */
export interface TextPart {
  readonly text: string
  readonly topic: Topic | null
}

/** Splits a post's text at its #topics; of two topics that fit, the longer one counts. */
export function textParts(content: string, topics: readonly Topic[]): TextPart[] {
  const longestFirst = [...topics].sort((one, other) => other.name.length - one.name.length)
  const parts: TextPart[] = []
  let from = 0
  const addText = (to: number) => {
    if (to > from) parts.push({ text: content.slice(from, to), topic: null })
  }
  for (let at = content.indexOf('#'); at !== -1; at = content.indexOf('#', Math.max(at + 1, from))) {
    const rest = content.slice(at + 1).toLowerCase()
    const topic = longestFirst.find(({ name }) => rest.startsWith(name.toLowerCase()))
    if (!topic) continue
    addText(at)
    from = at + 1 + topic.name.length
    parts.push({ text: content.slice(at, from), topic })
  }
  addText(content.length)
  return parts
}

/** Topics of a post that its text does not name. */
export function unnamedTopics({ content, topics }: Pick<MomentDetail, 'content' | 'topics'>): Topic[] {
  const named = new Set(textParts(content, topics).map(({ topic }) => topic?.topicId))
  return topics.filter(({ topicId }) => !named.has(topicId))
}

/** Days for which a post's age is shown instead of its date. */
const AGED_DAYS = 7

/** When something was written: its age within a week by a clock, else its day in UTC. Without a clock always the day. */
export function writtenText(at: string, nowMs: number | null): string {
  const isRecent = nowMs !== null && unitsSince('day', at, nowMs) < AGED_DAYS
  return isRecent ? timeAgo(at, nowMs) : formatDayWithYear(at.slice(0, 10))
}

/** Codes of refusals that another try does not change. */
const FINAL_CODES: readonly string[] = ['not_found', 'moment_deleted', 'moment_held', 'author_blocked']

/** Words for a post that its reader does not get. */
const refusedText: Readonly<Record<string, string>> = {
  not_found: 'There is no such post. The link may be incomplete.',
  moment_deleted: 'The author has deleted this post.',
  moment_held: 'This post is being reviewed. It will be here once that is done.',
  author_blocked: 'This post is no longer shown, because its author broke our rules.',
}

/** A post's failure in the page's words: it was deleted, is under review, or its author is blocked. */
export function momentFailure(failure: Failure | null): FailureView | null {
  const view = failureView(failure)
  if (!view || failure?.kind !== 'refused') return view
  const isPermanent = FINAL_CODES.includes(failure.code)
  return { ...view, message: refusedText[failure.code] ?? view.message, isPermanent }
}

const stateTitle: Readonly<Record<ContentState, string>> = {
  approved: '',
  held: 'Under review',
  rejected: 'Not shown',
  blocked: 'Not shown',
}

/** The state of something that its author alone sees, in two words; empty where everybody sees it. */
export const stateText = (state: ContentState): string => stateTitle[state]

/** What the author reads about their own post or comment that others do not see; null where they do. */
export function ownStateNotice({
  state,
  stateReason,
}: Pick<MomentDetail, 'state' | 'stateReason'>): { readonly title: string; readonly text: string } | null {
  if (state === 'approved') return null
  const usual = state === 'held' ? 'We look at it before others can see it.' : 'Only you can see it.'
  return { title: stateTitle[state], text: stateReason || usual }
}

const TITLE_LENGTH = 60

/** The first words of a post, by which a shared link and a player name it. */
export function momentTitle({ content, author }: Pick<MomentDetail, 'content' | 'author'>): string {
  const line = content.replace(/\s+/g, ' ').trim()
  if (line === '') return `A post by ${authorName(author)}`
  return line.length > TITLE_LENGTH ? `${cutText(line, TITLE_LENGTH - 1)}…` : line
}
