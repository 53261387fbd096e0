import type { HelpOrigin } from '@/contract/help'
import type { AssistantCaller } from './caller-routes'
import { ownDialog } from './dialogs'
import { readEvents, readTurns } from './repository'
import { startTips } from './start-tips'

/** Returns suggested questions for the next turn of a dialog, or for a new dialog. Throws 404. */
export async function nextTips(
  caller: AssistantCaller,
  { dialogId, origin = 'home' }: { readonly dialogId?: string; readonly origin?: HelpOrigin },
): Promise<string[]> {
  if (dialogId === undefined) return startTips({ from: origin, id: '' })
  const { db } = caller.services.database
  const row = await ownDialog(caller, dialogId)
  const last = (await readTurns(db, row.id)).at(-1)
  const events = last ? await readEvents(db, [last.id]) : []
  const tips = events.flatMap(({ event }) => (event.kind === 'tips' ? event.list : []))
  return tips.length > 0 ? tips.slice(0, 6) : startTips(row.origin)
}
