import { explanationFault } from '@/domain/moderation/report-form'
import { cleanLines } from '@/domain/booking/order-text'
import { badInput, conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { lockReasons, type ReasonsRow, updateReasons } from './repository/reasons'
import { canAppeal } from './reasons'

function closedText({ isAutomated, endedAt, appealedAt }: ReasonsRow): string {
  if (endedAt) return 'This decision was taken back already.'
  if (isAutomated) return 'A moderator has not decided yet. You can appeal once it is decided.'
  return appealedAt ? 'You appealed against this decision already.' : 'It is too late to appeal against this decision.'
}

/** Stores an author's appeal against a decision and returns when it was made. Throws 400 for an empty text, 404 for decisions about others, 409 appeal_closed. */
export async function appealRemoval(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: string,
  { appealId, text }: { readonly appealId: string; readonly text: string },
): Promise<Date> {
  const fault = explanationFault(text)
  if (fault !== null) throw badInput('text', fault)
  const appealedAt = clock.now()
  await database.transaction(async (tx) => {
    const row = await lockReasons(tx, appealId)
    if (row?.userId !== userId) throw notFound('There is no such decision.')
    if (!canAppeal(row, appealedAt)) throw conflict('appeal_closed', closedText(row))
    await updateReasons(tx, row.id, { appealText: cleanLines(text), appealedAt, appealState: 'open' })
  })
  return appealedAt
}
