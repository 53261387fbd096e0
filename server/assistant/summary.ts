import { callerKeys } from '../account/devices'
import type { Services, SignedInUser } from '../kernel/services'
import { understoodNotes } from './notes'
import { findDialog, readTurns } from './repository'
import { storedUnderstood } from './understood'

/** Questions that a person reads first. */
const MOST_QUESTIONS = 5

/** What an agent should know of a dialog: what was understood and the last questions, a line each. Null for a dialog that is not the caller's. */
export async function dialogSummary(
  { database }: Pick<Services, 'database'>,
  caller: { readonly user: SignedInUser | null; readonly deviceId: string | null },
  dialogId: string,
): Promise<string | null> {
  const row = await findDialog(database.db, dialogId, callerKeys(caller))
  if (!row) return null
  const notes = understoodNotes(storedUnderstood(row.understood)).map(({ text }) => text)
  const questions = (await readTurns(database.db, row.id)).slice(-MOST_QUESTIONS).map(({ question }) => question)
  const understood = notes.length > 0 ? [`Understood: ${notes.join(', ')}`] : []
  return [...understood, ...questions.map((question) => `Q: ${question}`)].join('\n')
}
