import { type Static, Type } from 'typebox'
import { CouponCard } from './feed'
import { HelpOrigin, QaTitle } from './help'
import { PackageOffer } from './hotel'
import type { ApiOf, RouteTable } from './route'
import { HotelCard } from './search'
import { Done, Id, Instant, Nullable, PageInput, PageOf, Picture } from './scalars'
import { Stay } from './stay'

/** What a dialog or chat was opened from; id names the hotel, SKU or order, and is empty elsewhere. */
export const SupportOrigin = Type.Object({
  from: HelpOrigin,
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{0,40}$' }),
})
export type SupportOrigin = Static<typeof SupportOrigin>

/** Something that the assistant understood and uses from then on, until it is removed. */
export const DialogNote = Type.Object({
  noteId: Type.String({ pattern: '^[a-z]{1,20}(:[\\w.-]{1,60})?$' }),
  kind: Type.Enum(['place', 'hotel', 'dates', 'guests', 'budget', 'stars', 'feature', 'order']),
  text: Type.String({ description: 'e.g. Fri 4 – Sun 6 Dec' }),
})
export type DialogNote = Static<typeof DialogNote>

/** A card of an answer: all prices, terms and states that the assistant shows stand in one, as our own calls returned them. */
export const AnswerCard = Type.Union([
  Type.Object({ kind: Type.Literal('hotel'), card: HotelCard, stay: Stay, pricedAt: Instant }),
  Type.Object({
    kind: Type.Literal('offer'),
    hotelId: Type.String(),
    hotelName: Type.String(),
    roomName: Type.String(),
    offer: PackageOffer,
    stay: Stay,
    pricedAt: Instant,
  }),
  Type.Object({
    kind: Type.Literal('order'),
    orderid: Type.String(),
    type: Type.Enum(['hotel', 'coupon', 'exchange', 'mix']),
    orderNo: Type.String(),
    title: Type.String(),
    statusText: Type.String(),
    lines: Type.Array(Type.String(), { description: 'Dates, amounts, what cancelling costs, how a refund stands' }),
    headImg: Picture,
  }),
  Type.Object({
    kind: Type.Literal('policy'),
    title: Type.String(),
    lines: Type.Array(Type.String()),
    hotelId: Nullable(Type.String()),
  }),
  Type.Object({ kind: Type.Literal('voucher'), card: CouponCard, pricedAt: Instant }),
])
export type AnswerCard = Static<typeof AnswerCard>

/** State of a turn: `stopped` by the traveler, `broken` where the server could not end it. */
export const TurnState = Type.Enum(['running', 'done', 'stopped', 'broken'])
export type TurnState = Static<typeof TurnState>

const seq = Type.Integer({ minimum: 1, description: 'Counts the events of a turn' })

/** One step of an answer. Text is plain and is appended; everything else is added as a whole. */
export const DialogEvent = Type.Union([
  Type.Object({ seq, kind: Type.Literal('understood'), notes: Type.Array(DialogNote) }),
  Type.Object({ seq, kind: Type.Literal('text'), text: Type.String() }),
  Type.Object({ seq, kind: Type.Literal('cards'), cards: Type.Array(AnswerCard), hasMore: Type.Boolean() }),
  Type.Object({ seq, kind: Type.Literal('sources'), list: Type.Array(QaTitle) }),
  Type.Object({ seq, kind: Type.Literal('tips'), list: Type.Array(Type.String()) }),
  Type.Object({ seq, kind: Type.Literal('person') }),
  Type.Object({ seq, kind: Type.Literal('signIn') }),
  Type.Object({ seq, kind: Type.Literal('engine'), text: Type.String() }),
  Type.Object({ seq, kind: Type.Literal('end'), state: TurnState, text: Type.String() }),
])
export type DialogEvent = Static<typeof DialogEvent>

/** A question with the events of its answer so far. */
export const DialogTurn = Type.Object({
  turnId: Id,
  question: Type.String(),
  sentAt: Instant,
  state: TurnState,
  events: Type.Array(DialogEvent),
  feedback: Nullable(Type.Enum(['up', 'down'])),
})
export type DialogTurn = Static<typeof DialogTurn>

/** A dialog in a list. */
export const DialogTitle = Type.Object({ dialogId: Id, title: Type.String(), updatedAt: Instant })
export type DialogTitle = Static<typeof DialogTitle>

/** A dialog with all of its turns, oldest first. */
export const Dialog = Type.Object({
  ...DialogTitle.properties,
  notes: Type.Array(DialogNote),
  turns: Type.Array(DialogTurn),
})
export type Dialog = Static<typeof Dialog>

/** Who answers, and what may go to whom. */
export const AssistantSettings = Type.Object({
  provider: Nullable(Type.String(), {
    description: 'Host of the outside model that answers with consent; null where none is configured',
  }),
  hasConsent: Type.Boolean({ description: 'Whether questions may go to the outside model' }),
})
export type AssistantSettings = Static<typeof AssistantSettings>

const Question = Type.String({ minLength: 1, maxLength: 2000 })

export const dialogRoutes = {
  startDialog: {
    method: 'POST',
    path: '/api/im/dialog',
    operationId: 'startDialog',
    summary: 'Ask the assistant, in a new dialog or in one of the caller’s; the answer is read by queryDialog',
    client: 'new',
    auth: 'open',
    idempotent: true,
    marksStaleToken: true,
    input: Type.Object({
      question: Question,
      dialogId: Type.Optional(Id),
      origin: Type.Optional(SupportOrigin),
    }),
    reply: Type.Object({ dialogId: Id, turnId: Id, title: Type.String() }),
  },
  queryDialog: {
    method: 'GET',
    path: '/api/im/dialog/query',
    operationId: 'queryDialog',
    summary:
      'Events of an answer after one of them; waits up to waitMs for the next. The same as a stream: /api/im/dialog/stream',
    client: 'stream',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      turnId: Id,
      after: Type.Optional(Type.Integer({ minimum: 0 })),
      waitMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    reply: Type.Object({ events: Type.Array(DialogEvent), isEnded: Type.Boolean() }),
  },
  stopDialog: {
    method: 'POST',
    path: '/api/im/dialog/stop',
    operationId: 'stopDialog',
    summary: 'End an answer where it is',
    client: 'stream',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ turnId: Id }),
    reply: Done,
  },
  getDialog: {
    method: 'GET',
    path: '/api/im/dialog',
    operationId: 'getDialog',
    summary: 'A dialog of the caller’s account or device',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ dialogId: Id }),
    reply: Dialog,
  },
  listDialogs: {
    method: 'GET',
    path: '/api/im/dialog/list',
    operationId: 'listDialogs',
    summary: 'Dialogs of the caller’s account and device, the last used first',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object(PageInput),
    reply: PageOf(DialogTitle),
  },
  renameDialog: {
    method: 'PATCH',
    path: '/api/im/dialog',
    operationId: 'renameDialog',
    summary: 'Give a dialog a title of the caller’s own',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ dialogId: Id, name: Type.String({ minLength: 1, maxLength: 80 }) }),
    reply: Done,
  },
  deleteDialog: {
    method: 'DELETE',
    path: '/api/im/dialog',
    operationId: 'deleteDialog',
    summary: 'Delete a dialog with all that was written in it',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ dialogId: Id }),
    reply: Done,
  },
  feedbackDialog: {
    method: 'PUT',
    path: '/api/im/dialog/feedback',
    operationId: 'feedbackDialog',
    summary: 'Whether an answer helped, and why not; null takes it back',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      turnId: Id,
      feedback: Nullable(Type.Enum(['up', 'down'])),
      reason: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    reply: Done,
  },
  moreDialogHotels: {
    method: 'GET',
    path: '/api/im/dialog/hotels',
    operationId: 'moreDialogHotels',
    summary: 'Further hotels for an answer, priced now',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ turnId: Id, ...PageInput }),
    reply: PageOf(AnswerCard),
  },
  listDialogNotes: {
    method: 'GET',
    path: '/api/im/dialog/notes',
    operationId: 'listDialogNotes',
    summary: 'What the assistant has understood in a dialog',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ dialogId: Id }),
    reply: Type.Object({ list: Type.Array(DialogNote) }),
  },
  removeDialogNote: {
    method: 'DELETE',
    path: '/api/im/dialog/notes',
    operationId: 'removeDialogNote',
    summary: 'Have the assistant forget one thing that it understood',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ dialogId: Id, noteId: DialogNote.properties.noteId }),
    reply: Type.Object({ list: Type.Array(DialogNote) }),
  },
  listNextStepTips: {
    method: 'GET',
    path: '/api/im/dialog/tips',
    operationId: 'listNextStepTips',
    summary: 'Questions to begin with, by where the dialog is opened from, or to go on with',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      dialogId: Type.Optional(Id),
      origin: Type.Optional(HelpOrigin),
    }),
    reply: Type.Object({ list: Type.Array(Type.String(), { maxItems: 6 }) }),
  },
  getAssistantSettings: {
    method: 'GET',
    path: '/api/im/dialog/settings',
    operationId: 'getAssistantSettings',
    summary: 'Whether an outside model answers, and whether the caller agreed to it',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({}),
    reply: AssistantSettings,
  },
  setAssistantConsent: {
    method: 'PUT',
    path: '/api/im/dialog/consent',
    operationId: 'setAssistantConsent',
    summary: 'Agree that questions go to the outside model, or withdraw it',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ hasConsent: Type.Boolean() }),
    reply: AssistantSettings,
  },
} as const satisfies RouteTable

export type DialogApi = ApiOf<typeof dialogRoutes>
