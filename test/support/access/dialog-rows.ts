import { call } from '../server/call'
import type { AdasThings } from './adas-things'
import { open, ownersOnly, type Row } from './row'

let questions = 0

/** Asks the assistant for Ada, waits for the answer and returns its ids. */
async function askedByAda({ server, ada }: AdasThings): Promise<{ dialogId: string; turnId: string }> {
  questions += 1
  const headers = { 'idempotency-key': `matrix-${questions}` }
  const { body } = await call(server.app, 'startDialog', { question: 'hello' }, { ...ada, headers })
  await server.services.turns.untilIdle()
  return { dialogId: body.dialogId, turnId: body.turnId }
}

type Asked = Awaited<ReturnType<typeof askedByAda>>

/** A call about a dialog of Ada's: anybody may call, with a device at least, but to others it does not exist. */
const ownersDialog = (inputOf: (asked: Asked) => object): Row => ({
  ...ownersOnly(async (things) => inputOf(await askedByAda(things)), inputOf({ dialogId: 'NONE', turnId: 'NONE' })),
  visitor: 404,
})

/** Rows of dialogs with the assistant. */
export const dialogRows: Record<string, Row> = {
  startDialog: { ...open(() => ({ question: 'hello' })), visitor: 400 },
  queryDialog: ownersDialog(({ turnId }) => ({ turnId })),
  stopDialog: ownersDialog(({ turnId }) => ({ turnId })),
  getDialog: ownersDialog(({ dialogId }) => ({ dialogId })),
  listDialogs: open(),
  renameDialog: ownersDialog(({ dialogId }) => ({ dialogId, name: 'Kyoto' })),
  deleteDialog: ownersDialog(({ dialogId }) => ({ dialogId })),
  feedbackDialog: ownersDialog(({ turnId }) => ({ turnId, feedback: 'up' })),
  moreDialogHotels: ownersDialog(({ turnId }) => ({ turnId })),
  listDialogNotes: ownersDialog(({ dialogId }) => ({ dialogId })),
  removeDialogNote: ownersDialog(({ dialogId }) => ({ dialogId, noteId: 'place' })),
  listNextStepTips: open(),
  getAssistantSettings: open(),
  setAssistantConsent: { ...open(() => ({ hasConsent: false })), visitor: 400 },
}
