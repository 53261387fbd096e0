import { authorName } from '@/domain/community/author-name'
import {
  momentFailure,
  momentTitle,
  ownStateNotice,
  textParts,
  unnamedTopics,
  writtenText,
} from '@/domain/community/moment-text'
import { canSendComment, commentFault } from '@/domain/community/comment-text'
import { withOwnFollow, withOwnLike } from '@/domain/community/with-like'
import { momentFacts, personFacts, topicOf } from '../../../support/client/moment-facts'

const parts = (content: string, ...names: string[]) =>
  textParts(
    content,
    names.map((name) => topicOf(name)),
  ).map(({ text, topic }) => (topic ? `[${text}]` : text))

test.each([
  ['no topic', [], ['no topic']],
  ['#Kyoto', ['Kyoto'], ['[#Kyoto]']],
  ['Rain in #kyoto, again #Kyoto.', ['Kyoto'], ['Rain in ', '[#kyoto]', ', again ', '[#Kyoto]', '.']],
  ['#Kyoto2026 #Kyoto', ['Kyoto', 'Kyoto2026'], ['[#Kyoto2026]', ' ', '[#Kyoto]']],
  ['##Kyoto # #other', ['Kyoto'], ['#', '[#Kyoto]', ' # #other']],
  ['#京都の朝', ['京都の朝'], ['[#京都の朝]']],
  ['', ['Kyoto'], []],
])('the topics of %p with %p', (content, names, expected) => {
  expect(parts(content, ...names)).toEqual(expected)
  expect(
    textParts(
      content,
      names.map((name) => topicOf(name)),
    )
      .map(({ text }) => text)
      .join(''),
  ).toBe(content)
})

test('topics that the text does not name are listed', () => {
  const topics = [topicOf('Kyoto'), topicOf('Rain')]
  expect(unnamedTopics({ content: 'Here: #kyoto', topics }).map(({ name }) => name)).toEqual(['Rain'])
})

const now = Date.parse('2026-11-25T10:00:00.000Z')

test.each([
  ['2026-11-25T09:57:00.000Z', now, '3 minutes ago'],
  ['2026-11-22T08:00:00.000Z', now, '3 days ago'],
  ['2026-11-18T10:00:00.000Z', now, 'Wed 18 Nov 2026'],
  ['2026-11-25T09:57:00.000Z', null, 'Wed 25 Nov 2026'],
])('what was written at %s at %s: %s', (at, nowMs, text) => {
  expect(writtenText(at, nowMs)).toBe(text)
})

const refusal = (code: string) => ({ kind: 'refused', code, message: 'No.', requestId: 'r1' }) as const

test.each([
  ['moment_deleted', 'The author has deleted this post.', true],
  ['moment_held', 'This post is being reviewed. It will be here once that is done.', true],
  ['author_blocked', 'This post is no longer shown, because its author broke our rules.', true],
  ['not_found', 'There is no such post. The link may be incomplete.', true],
  ['rate_limited', 'No.', false],
])('a post that is refused as %s', (code, message, isPermanent) => {
  expect(momentFailure(refusal(code))).toMatchObject({ message, isPermanent, requestId: 'r1' })
})

test('without a connection a post can be tried again', () => {
  expect(momentFailure({ kind: 'network' })).toMatchObject({ isOffline: true, isPermanent: false })
  expect(momentFailure(null)).toBeNull()
})

test('the author reads why others do not see a post', () => {
  expect(ownStateNotice({ state: 'approved', stateReason: '' })).toBeNull()
  expect(ownStateNotice({ state: 'rejected', stateReason: 'It names a phone number.' })).toEqual({
    title: 'Not shown',
    text: 'It names a phone number.',
  })
  expect(ownStateNotice({ state: 'held', stateReason: '' })?.text).not.toBe('')
})

test('a post is named by its first words, or by its author', () => {
  expect(momentTitle(momentFacts({ content: 'One\n two' }))).toBe('One two')
  expect(momentTitle(momentFacts({ content: 'x'.repeat(80) }))).toHaveLength(60)
  expect(momentTitle(momentFacts({ content: ' ' }))).toBe('A post by Mei')
  expect(authorName({ nickName: '' })).toBe('Closed account')
})

test('a comment has 1 to 2,000 characters', () => {
  expect([' ', 'a', '😀'.repeat(2000), 'a'.repeat(2001)].map(canSendComment)).toEqual([false, true, true, false])
  expect(commentFault('a'.repeat(2001))).toContain('2001')
})

test('counts follow the viewer’s own likes and follows', () => {
  const moment = momentFacts()
  expect(withOwnLike(moment, false)).toBe(moment)
  expect(withOwnLike(moment, true)).toMatchObject({ isLike: true, likeCount: 13 })
  expect(withOwnFollow(personFacts({ isFollowed: true }), false)).toMatchObject({ isFollowed: false, followerCount: 0 })
})
