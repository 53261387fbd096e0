import { eq } from 'drizzle-orm'
import type { Dialog, DialogEvent, DialogTitle, DialogTurn, SupportOrigin } from '@/contract/dialog'
import { cutText } from '@/domain/text/phrases'
import { callerKeys } from '../account/devices'
import type { Executor } from '../kernel/database/executor'
import { dialog, dialogTurn } from '../kernel/database/schema/support'
import { badInput, conflict, notFound } from '../kernel/errors'
import { cutNewestPage, readNewestCursor } from '../kernel/http/newest-cursor'
import { afterReply, type AssistantCaller } from './caller-routes'
import type { SearchInput } from '../stays/search/search-filters'
import { runOnce } from '../kernel/idempotency/run-once'
import { chooseEngine } from './choose-engine'
import { shownHotels } from './answer-cards'
import type { EarlierTurn } from './engine'
import { endLostTurn, isLost } from './lost-turns'
import { understoodNotes, withoutNote } from './notes'
import { ownerOf } from './owner'
import {
  type DialogRow,
  findDialog,
  findTurn,
  lockDialog,
  readDialogPage,
  readEvents,
  readTurns,
  setUnderstood,
  type TurnRow,
} from './repository'
import type { BegunTurn } from './turns'
import { storedUnderstood } from './understood'

/** Maximum number of earlier turns that an engine gets. */
const MOST_EARLIER = 8

/** Maximum number of turns in a dialog. */
const MOST_TURNS = 200

const TITLE_CHARACTERS = 60

const noSuchDialog = () => notFound('There is no such conversation.')

/** What a traveler sends to the assistant. */
interface SentQuestion {
  readonly question: string
  readonly dialogId?: string
  readonly origin?: SupportOrigin
}

/** A text in one line without control characters; throws 400 with a message for an empty one. */
function lineOf(field: string, sent: string, message: string): string {
  const line = sent.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  if (line === '') throw badInput(field, message)
  return line
}

/** Stores a question once for its idempotency key and begins to answer it. Throws 400, 404, 409 turn_running, 409 dialog_full. */
export async function askAssistant(
  caller: AssistantCaller,
  key: string,
  sent: SentQuestion,
): Promise<{ dialogId: string; turnId: string; title: string }> {
  const { services } = caller
  const owner = ownerOf(caller)
  const question = lineOf('question', sent.question, 'Please write a question.')
  const engine = await chooseEngine(services, owner)
  let begun: BegunTurn | null = null
  const once = { scope: owner, operationId: 'startDialog', key, request: sent }
  const reply = await runOnce(services, once, async (tx) => {
    const of = await dialogFor(tx, caller, { ...sent, question })
    const turns = await readTurns(tx, of.id)
    await refuseRunning(caller, turns)
    const turnId = services.random.id()
    const now = services.clock.now()
    await tx.insert(dialogTurn).values({
      id: turnId,
      dialogId: of.id,
      number: turns.length + 1,
      question,
      engine: engine.name,
      sentAt: now,
      aliveAt: now,
    })
    await tx.update(dialog).set({ owner, updatedAt: now }).where(eq(dialog.id, of.id))
    const earlier = await earlierTurns(tx, turns)
    const understood = storedUnderstood(of.understood)
    const asked = { text: question, understood, origin: sent.origin ?? of.origin, earlier, caller: afterReply(caller) }
    begun = { turnId, dialogId: of.id, engine, question: asked }
    return { dialogId: of.id, turnId, title: of.title }
  })
  if (begun) services.turns.begin(begun)
  return reply
}

async function dialogFor(tx: Executor, caller: AssistantCaller, sent: SentQuestion): Promise<DialogRow> {
  const { dialogId, question, origin = null } = sent
  if (dialogId !== undefined) {
    const found = await lockDialog(tx, dialogId, callerKeys(caller))
    if (!found) throw noSuchDialog()
    return found
  }
  const { random, clock } = caller.services
  const now = clock.now()
  const row = { id: random.id(), owner: ownerOf(caller), title: cutText(question, TITLE_CHARACTERS), origin }
  const [inserted] = await tx
    .insert(dialog)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning()
  if (!inserted) throw new Error('an inserted dialog is returned')
  return inserted
}

async function refuseRunning({ services }: AssistantCaller, turns: readonly TurnRow[]): Promise<void> {
  if (turns.length >= MOST_TURNS) throw conflict('dialog_full', 'This conversation is long. Please begin a new one.')
  const last = turns.at(-1)
  if (last?.state === 'running' && !isLost(last, services.clock.now()))
    throw conflict('turn_running', 'The reply before this one is still on its way.')
}

/** The search of a turn's hotels as it was stored; null for a turn without one. */
export const storedSearch = (stored: unknown): SearchInput | null =>
  typeof stored === 'object' && stored !== null ? stored : null

async function earlierTurns(tx: Executor, turns: readonly TurnRow[]): Promise<EarlierTurn[]> {
  const last = turns.slice(-MOST_EARLIER)
  const events = await readEvents(
    tx,
    last.map(({ id }) => id),
  )
  return last.map(({ id, question, search }) => {
    const own = events.flatMap(({ turnId, event }) => (turnId === id ? [event] : []))
    return {
      question,
      answer: own.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join(''),
      hotels: own.flatMap((event) => (event.kind === 'cards' ? shownHotels(event.cards) : [])),
      search: storedSearch(search),
    }
  })
}

/** A dialog of the caller's with all of its turns; throws 404. */
export async function readDialog(caller: AssistantCaller, dialogId: string): Promise<Dialog> {
  const { database, clock } = caller.services
  const row = await ownDialog(caller, dialogId)
  const turns = await readTurns(database.db, dialogId)
  for (const turn of turns) if (isLost(turn, clock.now())) await endLostTurn(caller.services, turn)
  const stored = turns.some((turn) => isLost(turn, clock.now())) ? await readTurns(database.db, dialogId) : turns
  const events = await readEvents(
    database.db,
    stored.map(({ id }) => id),
  )
  return { ...presentTitle(row), notes: notesOf(row), turns: stored.map((turn) => presentTurn(turn, events)) }
}

const presentTitle = ({ id, title, updatedAt }: DialogRow): DialogTitle => ({
  dialogId: id,
  title,
  updatedAt: updatedAt.toISOString(),
})

const presentTurn = (
  { id, question, sentAt, state, feedback }: TurnRow,
  events: readonly { readonly turnId: string; readonly event: DialogEvent }[],
): DialogTurn => ({
  turnId: id,
  question,
  sentAt: sentAt.toISOString(),
  state,
  events: events.flatMap(({ turnId, event }) => (turnId === id ? [event] : [])),
  feedback,
})

const notesOf = ({ understood }: DialogRow) => understoodNotes(storedUnderstood(understood))

/** A page of the caller's dialogs, the last used first. */
export async function listDialogs(
  caller: AssistantCaller,
  { cursor, pageSize }: { readonly cursor: string | undefined; readonly pageSize: number },
): Promise<{ list: DialogTitle[]; nextCursor: string | null }> {
  const after = readNewestCursor('dialogs', cursor)
  const rows = await readDialogPage(caller.services.database.db, callerKeys(caller), { after, limit: pageSize + 1 })
  const placed = rows.map((row) => ({ ...row, createdAt: row.updatedAt }))
  const { page, nextCursor } = cutNewestPage('dialogs', placed, pageSize)
  return { list: page.map(presentTitle), nextCursor }
}

/** Gives a dialog of the caller's a title; throws 400 for an empty one, 404. */
export async function renameDialog(caller: AssistantCaller, dialogId: string, sent: string): Promise<void> {
  const title = lineOf('name', sent, 'Please write a title.')
  const row = await ownDialog(caller, dialogId)
  await caller.services.database.db.update(dialog).set({ title, isRenamed: true }).where(eq(dialog.id, row.id))
}

/** Deletes a dialog of the caller's with its turns; throws 404. */
export async function deleteDialog(caller: AssistantCaller, dialogId: string): Promise<void> {
  const { database, turns } = caller.services
  const row = await ownDialog(caller, dialogId)
  const asked = await readTurns(database.db, row.id)
  // Deleted first: a turn that is aborted before would store its end, and readers would see a fault of ours.
  await database.db.delete(dialog).where(eq(dialog.id, row.id))
  for (const turn of asked) turns.abort(turn.id)
}

/** What was understood in a dialog of the caller's; throws 404. */
export const listNotes = async (caller: AssistantCaller, dialogId: string) => notesOf(await ownDialog(caller, dialogId))

/** Forgets one note of a dialog; returns the others. Throws 404. */
export function removeNote(caller: AssistantCaller, dialogId: string, noteId: string) {
  return caller.services.database.transaction(async (tx) => {
    const row = await lockDialog(tx, dialogId, callerKeys(caller))
    if (!row) throw noSuchDialog()
    const understood = withoutNote(storedUnderstood(row.understood), noteId)
    await setUnderstood(tx, dialogId, understood)
    return understoodNotes(understood)
  })
}

/** Stores whether an answer helped; throws 404. */
export async function setFeedback(
  caller: AssistantCaller,
  { turnId, feedback, reason = '' }: { turnId: string; feedback: 'up' | 'down' | null; reason?: string },
): Promise<void> {
  const { db } = caller.services.database
  const { turn } = await ownTurn(caller, turnId)
  const values = { feedback, feedbackReason: feedback === null ? '' : reason.trim() }
  await db.update(dialogTurn).set(values).where(eq(dialogTurn.id, turn.id))
}

/** A dialog of the caller's; throws 404. */
export async function ownDialog(caller: AssistantCaller, dialogId: string): Promise<DialogRow> {
  const row = await findDialog(caller.services.database.db, dialogId, callerKeys(caller))
  if (!row) throw noSuchDialog()
  return row
}

/** A turn of the caller's with its dialog; throws 404. */
export async function ownTurn(caller: AssistantCaller, turnId: string): Promise<{ turn: TurnRow; dialog: DialogRow }> {
  const found = await findTurn(caller.services.database.db, turnId, callerKeys(caller))
  if (!found) throw notFound('There is no such reply.')
  return found
}
