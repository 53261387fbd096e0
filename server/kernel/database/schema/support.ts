import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ChatCard, ChatMessage, ChatSender, ChatSession } from '@/contract/chat'
import type { DialogEvent, SupportOrigin, TurnState } from '@/contract/dialog'
import type { QaType } from '@/contract/help'
import { instant } from './columns'

/** Help articles; their full-text column is written in SQL. */
export const qaArticle = pgTable('qa_article', {
  id: text('id').primaryKey(),
  type: text('type').$type<QaType>().notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  /** Other words under which it is found, Chinese ones among them. */
  terms: text('terms').array().notNull().default([]),
  linkPath: text('link_path'),
  linkLabel: text('link_label'),
  /** From where it is among the common ones. */
  origins: text('origins').array().notNull().default([]),
  rank: integer('rank').notNull(),
})

/** Searches of articles without result. */
export const qaMiss = pgTable('qa_miss', {
  keyword: text('keyword').primaryKey(),
  count: integer('count').notNull().default(1),
  searchedAt: instant('searched_at').notNull(),
})

/** Dialogs with the assistant; owner is a callerKey. */
export const dialog = pgTable('dialog', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  title: text('title').notNull(),
  isRenamed: boolean('is_renamed').notNull().default(false),
  understood: jsonb('understood').notNull().default({}),
  origin: jsonb('origin').$type<SupportOrigin>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Questions to the assistant, numbered within their dialog. */
export const dialogTurn = pgTable('dialog_turn', {
  id: text('id').primaryKey(),
  dialogId: text('dialog_id').notNull(),
  number: integer('number').notNull(),
  question: text('question').notNull(),
  state: text('state').$type<TurnState>().notNull().default('running'),
  engine: text('engine').notNull(),
  search: jsonb('search'),
  sentAt: instant('sent_at').notNull(),
  aliveAt: instant('alive_at').notNull(),
  feedback: text('feedback').$type<'up' | 'down'>(),
  feedbackReason: text('feedback_reason').notNull().default(''),
})

/** Events of answers, stored before they are sent. */
export const dialogEvent = pgTable(
  'dialog_event',
  {
    turnId: text('turn_id').notNull(),
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<DialogEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.turnId, table.seq] })],
)

/** Callers who agreed to the outside model. */
export const assistantConsent = pgTable('assistant_consent', {
  owner: text('owner').primaryKey(),
  givenAt: instant('given_at').notNull(),
})

/** Tokens of an outside model by day and subject. */
export const assistantUsage = pgTable(
  'assistant_usage',
  {
    day: date('day').notNull(),
    subject: text('subject').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
    /** When the last of them were used. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.subject] })],
)

/** Roles of people of the house. */
export const staffRole = pgTable(
  'staff_role',
  {
    userId: text('user_id').notNull(),
    role: text('role').$type<'support'>().notNull(),
    grantedBy: text('granted_by').notNull(),
    grantedAt: instant('granted_at').notNull(),
    /** When the person was at work last; null before the first time. */
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

/** Chats with people; owner is a callerKey. */
export const chatSession = pgTable('chat_session', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  userId: text('user_id'),
  dialogId: text('dialog_id'),
  origin: jsonb('origin').$type<SupportOrigin>(),
  summary: text('summary').notNull().default(''),
  state: text('state').$type<ChatSession['state']>().notNull().default('waiting'),
  agentId: text('agent_id'),
  agentName: text('agent_name').notNull().default(''),
  isDemoAgent: boolean('is_demo_agent').notNull().default(false),
  isBackToAssistant: boolean('is_back_to_assistant').notNull().default(false),
  lastSeq: integer('last_seq').notNull().default(0),
  travelerReadSeq: integer('traveler_read_seq').notNull().default(0),
  agentReadSeq: integer('agent_read_seq').notNull().default(0),
  travelerTypingUntil: instant('traveler_typing_until'),
  agentTypingUntil: instant('agent_typing_until'),
  openedAt: instant('opened_at').notNull(),
  takenAt: instant('taken_at'),
  closedAt: instant('closed_at'),
  /** Counts every change, messages among them. */
  version: integer('version').notNull().default(1),
})

/** Messages of chats, counted from 1 in each. */
export const chatMessage = pgTable(
  'chat_message',
  {
    sessionId: text('session_id').notNull(),
    seq: integer('seq').notNull(),
    id: text('id').notNull(),
    clientId: text('client_id'),
    sender: text('sender').$type<ChatSender>().notNull(),
    senderName: text('sender_name').notNull().default(''),
    /** The agent who wrote it, or whom a line of the system names. */
    agentId: text('agent_id'),
    type: text('type').$type<ChatMessage['type']>().notNull(),
    content: text('content').notNull().default(''),
    fileId: text('file_id'),
    card: jsonb('card').$type<ChatCard>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.seq] })],
)

/** How travelers rated their chats, once each. */
export const chatSurvey = pgTable('chat_survey', {
  sessionId: text('session_id').primaryKey(),
  score: smallint('score').notNull(),
  isSolved: boolean('is_solved').notNull(),
  comment: text('comment').notNull().default(''),
  ratedAt: instant('rated_at').notNull(),
})

/** One-use tickets for sockets, by their hash. */
export const chatTicket = pgTable('chat_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  side: text('side').$type<'traveler' | 'agent'>().notNull(),
  /** The owner of the chat, or the agent's user id. */
  holder: text('holder').notNull(),
  /** The sign-in that it was given to; null for visitors. */
  sid: text('sid'),
  expiresAt: instant('expires_at').notNull(),
})
