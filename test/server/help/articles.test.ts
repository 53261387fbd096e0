import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HelpOrigin, QaType } from '@/contract/help'
import { routes } from '../../../config/routes'
import { ruleSubjects, subjectArticleId } from '../../../server/assistant/builtin/rule-subjects'
import type { HelpArticle } from '../../../server/help/article'
import { allArticles } from '../../../server/help/articles/all-articles'
import { commonArticles } from '../../../server/help/articles/common'
import { timeText } from '../../../server/help/articles/numbers'
import { helpFactsOf } from '../../../server/help/facts'
import { readEnv } from '../../../server/kernel/config/env'
import { projectFolder } from '../../support/server/project-folder'

const usual = { SECRET: 'a-secret-that-only-tests-know-of-0123456789', SUPPORT_EMAIL: 'help@example.com' }
const articlesOf = (settings: Record<string, string> = {}): HelpArticle[] =>
  allArticles(helpFactsOf(readEnv({ ...usual, ...settings }, projectFolder)))

const articles = articlesOf()
const textOf = (id: string, of = articles) => of.find((article) => article.id === id)?.paragraphs.join('\n\n') ?? ''

/** All source files of a folder as one text. */
function sourcesOf(folder: string): string {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(projectFolder, folder, file), 'utf8'))
    .join('\n')
}

test('there are at least 60, each with an id of its own, a question or a situation as title, and terms in both languages', () => {
  expect(articles.length).toBeGreaterThanOrEqual(60)
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
  for (const { id, paragraphs, terms } of articles) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect([id, paragraphs.length >= 1 && paragraphs.length <= 4]).toEqual([id, true])
    expect([id, terms.filter((term) => /\p{Script=Han}/u.test(term)).length >= 3]).toEqual([id, true])
    expect([id, terms.filter((term) => /^[a-z]/.test(term)).length >= 2]).toEqual([id, true])
    expect(terms).toEqual(terms.map((term) => term.normalize('NFKC').toLowerCase().trim()))
    expect(new Set(terms).size).toBe(terms.length)
    expect([id, paragraphs.join(' ')]).toEqual([id, expect.not.stringMatching(/undefined|null|NaN|\[object/)])
  }
})

test('every subject has articles, and every origin has 6 to 8 common ones', () => {
  expect(new Set(articles.map(({ type }) => type))).toEqual(new Set(QaType.enum))
  for (const origin of HelpOrigin.enum) {
    const count = articles.filter(({ origins }) => origins.includes(origin)).length
    expect([origin, count]).toEqual([origin, commonArticles[origin].length])
    expect([origin, count >= 6 && count <= 8]).toEqual([origin, true])
  }
})

test('every subject of a Chinese question to the assistant has its article', () => {
  const ids = articles.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(ruleSubjects.map(([, articleId]) => articleId)))
  expect(subjectArticleId('怎么修改入住日期')).toBe('change-booking')
})

test('links lead to screens of the app that need no id', () => {
  const paths = new Set<string>(Object.values(routes).map(({ path }) => path))
  const links = articles.flatMap(({ link }) => link ?? [])
  expect(links.length).toBeGreaterThan(30)
  for (const { path, label } of links) {
    expect(paths).toContain(path.split('?')[0])
    expect(path).not.toContain(':')
    expect(label).not.toBe('')
  }
})

test('no number is typed by hand: they come from the rules', () => {
  const typed = sourcesOf('server/help/articles')
    .split('\n')
    .filter((line) => !/^\s*(import|export const (timeText|megabytesText)|id:)/.test(line))
    .map((line) => line.replace(/\$\{[^}]*\}|MP4/g, ''))
    .filter((line) => /^\s*[`'].*\d/.test(line))
  expect(typed).toEqual([])
})

test('what stands in quotes is written on a screen', () => {
  const sources = sourcesOf('src').replace(/\s+/g, ' ')
  const quoted = articles.flatMap(({ id, paragraphs }) =>
    [...paragraphs.join('\n').matchAll(/“([^”]+)”/g)].map(([, label = '']) => ({ id, label })),
  )
  expect(quoted.length).toBeGreaterThan(30)
  expect(quoted.filter(({ label }) => !sources.includes(label))).toEqual([])
})

/* Written out, so that a rule that changes is seen here by whom it concerns. */
test.each([
  ['price-changed', 'good for 15 minutes'],
  ['time-to-pay', 'held for 15 minutes'],
  ['unpaid-orders', 'Up to 5 at a time'],
  ['no-code', 'After 1 minute you can'],
  ['no-code', 'good for 5 minutes'],
  ['no-code', 'After 5 wrong tries'],
  ['password', '6 to 20 characters'],
  ['sign-in', 'a code of 6 digits'],
  ['find-order-as-guest', 'for 30 minutes'],
  ['devices', 'not used for 30 days'],
  ['vip', '3 stays within 12 months'],
  ['edit-review', 'for 48 hours'],
  ['write-review', 'within 180 days of check-out'],
  ['write-review', 'up to 9 pictures'],
  ['post-moment', 'up to 9 pictures'],
  ['upload-limits', 'up to 60 seconds and 100 MB'],
  ['appeal', 'for 6 months'],
  ['give-voucher', 'within 30 days'],
  ['voucher-expiry', '30, 7 and 1 days before'],
  ['book-a-date', '3 times a day'],
  ['appointment', 'up to 3 days'],
  ['add-voucher-by-code', 'After 10 wrong codes'],
  ['refund-time', '3 to 10 working days'],
  ['waiver', 'up to 5 files'],
  ['cancel-booking', 'good for 15 minutes'],
  ['export-data', 'within 10 minutes'],
  ['guests-and-rooms', 'up to 9 rooms, 36 adults and 36 children'],
  ['choose-dates', 'up to 90 nights'],
])('%s: %s', (id, sentence) => expect(textOf(id)).toContain(sentence))

test('settings are followed', () => {
  const others = articlesOf({
    HOLD_MINUTES: '40',
    UNPAID_ORDERS: '7',
    PASSWORD_MIN: '8',
    PASSWORD_MAX: '64',
    SUPPORT_PHONE: '+86 400 000 0000',
  })
  expect(textOf('how-to-book', others)).toContain('held for you for 40 minutes')
  expect(textOf('buy-voucher', others)).toContain('pay within 40 minutes')
  expect(textOf('unpaid-orders', others)).toContain('Up to 7 at a time')
  expect(textOf('password', others)).toContain('8 to 64 characters')
  expect(textOf('talk-to-a-person', others)).toContain('help@example.com, by phone at +86 400 000 0000')
  expect(textOf('talk-to-a-person')).not.toContain('phone')
})

test.each([
  [1000, '1 second'],
  [90_000, '90 seconds'],
  [5 * 60_000, '5 minutes'],
  [3_600_000, '1 hour'],
  [36 * 3_600_000, '36 hours'],
  [30 * 86_400_000, '30 days'],
])('%i ms are %s', (ms, text) => expect(timeText(ms)).toBe(text))
