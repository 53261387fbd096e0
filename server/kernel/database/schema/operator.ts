import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** What people of the house did to orders, refunds, content, roles and chats by hand; the database refuses to change or delete a row. */
export const operatorAudit = pgTable('operator_audit', {
  id: text('id').primaryKey(),
  at: instant('at').notNull(),
  /** E-mail address of who did it. */
  operator: text('operator').notNull(),
  action: text('action').$type<OperatorAction>().notNull(),
  /** The order that it was done to; null where it was done to content, a person or a chat. */
  purchaseId: text('purchase_id'),
  contentType: text('content_type'),
  contentId: text('content_id'),
  refundId: text('refund_id'),
  before: jsonb('before').$type<AuditFacts>().notNull(),
  after: jsonb('after').$type<AuditFacts>().notNull(),
})

/** What an operator can do. */
export type OperatorAction =
  | 'confirm'
  | 'reject'
  | 'no_show'
  | 'waive'
  | 'refuse_waiver'
  | 'show_files'
  | 'show_account'
  | 'mark_paid'
  | 'redeem'
  | 'appoint'
  | 'refuse_appointment'
  | 'approve_content'
  | 'reject_content'
  | 'block_author'
  | 'unblock_author'
  | 'uphold_report'
  | 'dismiss_report'
  | 'uphold_appeal'
  | 'dismiss_appeal'
  | 'reply_for_hotel'
  | 'grant_role'
  | 'revoke_role'
  | 'take_chat'
  | 'read_chat'
  | 'answer_chat'
  | 'close_chat'
  | 'hand_back_chat'

/** How something stood before or after an action; without names and numbers of people, for it can't be erased. */
export type AuditFacts = Readonly<Record<string, string | number | null>>
