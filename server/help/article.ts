import type { HelpOrigin, QaType } from '@/contract/help'
import { originsOf } from './articles/common'
import type { HelpFacts } from './facts'

/** A help article as it is written in this version. */
export interface HelpArticle {
  /** Stable, in kebab-case. */
  readonly id: string
  readonly type: QaType
  /** As a traveler would put it. */
  readonly title: string
  /** One to four paragraphs of plain text. */
  readonly paragraphs: readonly string[]
  /** Other words under which it is found, in lower case: English ones, and Chinese words and phrases. */
  readonly terms: readonly string[]
  /** The screen where it can be done. */
  readonly link?: { readonly path: string; readonly label: string }
  /** From where it is among the common ones. */
  readonly origins: readonly HelpOrigin[]
}

/** An article as its subject's file has it: without the subject and from where it is common, and with commas between its terms. */
export interface ArticleText extends Omit<HelpArticle, 'type' | 'terms' | 'origins' | 'paragraphs'> {
  readonly paragraphs: readonly string[] | ((facts: HelpFacts) => readonly string[])
  readonly terms: string
}

/** Creates the articles of a subject with the numbers of a server's settings. */
export const ofType =
  (type: QaType, articles: readonly ArticleText[]) =>
  (facts: HelpFacts): HelpArticle[] =>
    articles.map(({ terms, paragraphs, ...article }) => ({
      ...article,
      type,
      paragraphs: typeof paragraphs === 'function' ? paragraphs(facts) : paragraphs,
      terms: terms.toLowerCase().split(', '),
      origins: originsOf(article.id),
    }))

/** The subjects in their order, with their names. */
export const qaTypeNames: Readonly<Record<QaType, string>> = {
  booking: 'Searching and booking',
  payment: 'Paying and invoices',
  cancellation: 'Cancelling and refunds',
  voucher: 'Vouchers',
  account: 'Account and VIP',
  community: 'Posts and reviews',
  support: 'Help and support',
}
