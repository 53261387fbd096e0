import type { LetterFile } from '../adapters/mail/mailer'

/** One piece of a letter: a paragraph, a code to type, facts by name, or a link of its own. */
export type LetterPart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'link'; text: string; href: string }

/** What a letter says, before it is laid out. */
export interface LetterContent {
  to: string
  subject: string
  /** What mailboxes show beside the subject. */
  preview: string
  title: string
  parts: readonly LetterPart[]
  /** Why the reader got it. */
  why: string
  files?: readonly LetterFile[]
}
