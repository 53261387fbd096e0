import type { ReportReason } from '@/contract/report'
import { type HoldReason, holdReasons } from '../reviews/review-rules'

/** What may not stand here, by the reasons that a report can give. That something is negative is no reason. */
const removalReasons: Readonly<Record<ReportReason, string>> = {
  spam: 'It is advertising or spam.',
  fake: 'It does not describe an experience of its author.',
  insult: 'It insults or threatens people.',
  private: 'It reveals private data of a person.',
  sexual: 'It has sexual content.',
  violence: 'It shows or calls for violence.',
  child_abuse: 'It shows or encourages the abuse of children.',
  illegal: 'It is against the law.',
  rights: 'It infringes the rights of others.',
}

/** Why a person is blocked without a single report. */
const blockReasons = { repeated: 'The account broke our rules gravely or again and again.' } as const

/** The key of a rule that content or a person can break: one of the automatic check, or one that a moderator applies. */
export type RuleKey = HoldReason | ReportReason | keyof typeof blockReasons

/** Each rule as a sentence about the content that breaks it, for its author and for readers. */
export const contentRules: Readonly<Record<RuleKey, string>> = { ...holdReasons, ...removalReasons, ...blockReasons }

/** Whether a text is the key of a rule that a moderator can apply. */
export const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(contentRules, key)

/** Why something is held by the automatic check, for its author and for readers. */
export const holdText = (rule: HoldReason): string =>
  `${holdReasons[rule]} Our automatic check holds it until a moderator has read it.`
