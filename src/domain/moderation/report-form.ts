import type { ReportReason } from '@/contract/report'
import { isEmail } from '../account/email'
import { visibleLength } from '../account/profile-faults'
import { MOST_REPORT_CHARACTERS, mostReportText } from '../reviews/review-rules'

/** So much a reader has to write at least; a Chinese character counts twice. */
const FEWEST_CHARACTERS = 10

const lengthOf = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + (text.match(/\p{Script=Han}/gu)?.length ?? 0)

/** What is wrong with the explanation of a report or the text of an appeal, in a sentence, or null. */
export function explanationFault(text: string): string | null {
  if (lengthOf(text) < FEWEST_CHARACTERS) return 'Please explain it in a few words.'
  if (visibleLength(text) > MOST_REPORT_CHARACTERS) return `Please use at most ${mostReportText}.`
  return null
}

/** A report as it is typed. */
export interface ReportForm {
  readonly reason: ReportReason
  readonly explanation: string
  readonly name: string
  readonly email: string
  readonly isGoodFaith: boolean
}

/** Whether a report needs the name and address of its sender: all do but those of child abuse. */
export const needsSender = (reason: ReportReason): boolean => reason !== 'child_abuse'

/** What is wrong with a report, by field; empty when all is well. */
export type ReportFaults = Partial<Record<keyof ReportForm, string>>

/** Checks a report before it is sent; name and address that are given are checked for child abuse too. */
export function reportFaults({ reason, explanation, name, email, isGoodFaith }: ReportForm): ReportFaults {
  const explained = explanationFault(explanation)
  const isNamed = name.trim() !== '' || !needsSender(reason)
  const isReachable = email.trim() === '' ? !needsSender(reason) : isEmail(email.trim())
  return {
    ...(explained !== null && { explanation: explained }),
    ...(!isNamed && { name: 'Please enter your name.' }),
    ...(!isReachable && { email: 'Please enter your email address.' }),
    ...(!isGoodFaith && { isGoodFaith: 'Please confirm that your report is correct and complete.' }),
  }
}
