import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import {
  accountExport,
  collection,
  emailCode,
  signInTicket,
  loginSession,
  passwordGuess,
  paymentAccount,
  recentView,
  searchHistory,
  traveler,
  userAccount,
  userProfile,
} from '../../kernel/database/schema/people'
import { contentReport, statementOfReasons } from '../../kernel/database/schema/community'
import { billingAddress } from '../../kernel/database/schema/documents'
import { conversationQueries } from './personal-conversations'
import { outbox } from '../../kernel/database/schema/orders'

/** One entry of a section as JSON text, and the key after which the next page begins. */
interface AccountEntry {
  key: string
  entry: string
}

/** Whose data: the account, and the keys that searches and views, and emails, are stored under. */
export interface DataOwner {
  readonly uid: string
  readonly owner: string
  readonly recipientKey: string
}

/** Reads one section of an owner's data as rows (key text, entry json). */
export type PersonalQuery = (of: DataOwner) => SQL

// Each query returns (key text, entry json); none contains a hash, pay id or ticket, which could grant access.
const queries: Readonly<Record<string, PersonalQuery>> = {
  profile: ({ uid }) => sql`
    select id as key, (to_jsonb(u) - 'password_hash' - 'is_logoff'
      || jsonb_build_object('has_password', password_hash is not null))::json as entry
    from user_account u where id = ${uid}`,
  personalInformation: ({ uid }) => sql`
    select user_id as key, (to_jsonb(p) - 'user_id')::json as entry from user_profile p where user_id = ${uid}`,
  signIns: ({ uid }) => sql`
    select id as key, json_build_object('id', id, 'device', device_name, 'deviceKind', device_kind,
      'countryCode', country_code, 'startedAt', created_at, 'lastUsedAt', rotated_at,
      'expiresAt', expires_at, 'endedAt', revoked_at) as entry
    from login_session where user_id = ${uid}`,
  orders: ({ uid }) => sql`
    select o.id as key, json_build_object('orderNo', order_no, 'status', status, 'hotelId', hotel_id,
      'checkIn', check_in, 'checkOut', check_out, 'rooms', room_count, 'adults', adults, 'children', children,
      'currencyCode', currency_code, 'goodsMinor', goods_minor, 'taxMinor', tax_minor, 'totalMinor', total_minor,
      'paidMinor', paid_minor, 'refundedMinor', refunded_minor, 'contact', contact, 'guests', guests,
      'arriveTime', arrive_time, 'specialRequest', special_request, 'confirmationNo', confirmation_no,
      'pinCode', pin_code, 'bookedAt', created_at, 'hiddenAt', deleted_at, 'terms', snapshot,
      'cancelledRooms', cancelled_rooms, 'waiverRequest', waiver,
      'history', (select coalesce(json_agg(json_build_object('at', l.at, 'status', l.to_status, 'by', split_part(l.actor, ':', 1),
          'reason', l.reason) order by l.id), '[]') from purchase_log l where l.purchase_id = o.id),
      'emails', (select coalesce(json_agg(json_build_object('about', e.event, 'writtenAt', e.written_at)
          order by e.written_at, e.event), '[]') from order_email e where e.order_id = o.id),
      'payments', (select coalesce(json_agg(json_build_object('bankOrderId', a.id, 'channel', a.channel,
          'status', a.status, 'amountMinor', p.total_minor, 'currencyCode', p.currency_code,
          'startedAt', a.created_at, 'paidAt', a.paid_at, 'failMessage', a.fail_message) order by a.id), '[]')
        from payment p join payment_attempt a on a.payment_id = p.id where p.purchase_id = o.id),
      'refunds', (select coalesce(json_agg(json_build_object('amountMinor', r.amount_minor,
          'currencyCode', r.currency_code, 'reason', r.cause, 'status', r.status, 'startedAt', r.created_at,
          'sentAt', r.sent_at, 'doneAt', r.done_at) order by r.id), '[]') from refund r where r.purchase_id = o.id)) as entry
    from purchase o join hotel_order stay on stay.id = o.id where user_id = ${uid}`,
  voucherOrders: ({ uid }) => sql`
    select o.id as key, json_build_object('orderNo', order_no, 'status', o.status, 'skuId', bought.sku_id,
      'quantity', bought.quantity, 'currencyCode', o.currency_code, 'totalMinor', total_minor, 'paidMinor', paid_minor,
      'refundedMinor', o.refunded_minor, 'contact', contact, 'boughtAt', o.created_at, 'hiddenAt', deleted_at,
      'terms', bought.snapshot, 'giftTo', bought.gift,
      'history', (select coalesce(json_agg(json_build_object('at', l.at, 'status', l.to_status, 'by', split_part(l.actor, ':', 1),
          'reason', l.reason) order by l.id), '[]') from purchase_log l where l.purchase_id = o.id),
      'refunds', (select coalesce(json_agg(json_build_object('amountMinor', r.amount_minor, 'status', r.status,
          'startedAt', r.created_at, 'doneAt', r.done_at) order by r.id), '[]') from refund r where r.purchase_id = o.id)) as entry
    from purchase o join coupon_order bought on bought.id = o.id where o.user_id = ${uid}`,
  vouchers: ({ uid }) => sql`
    select v.id as key, json_build_object('skuId', sku_id, 'status', status, 'nights', nights, 'nightsLeft', nights_left,
      'paidMinor', paid_minor, 'refundedMinor', refunded_minor, 'currencyCode', currency_code, 'lastDay', last_day,
      'usedAt', used_at, 'boughtAt', created_at,
      'history', (select coalesce(json_agg(json_build_object('at', l.at, 'status', l.to_status, 'reason', l.reason) order by l.version), '[]')
        from voucher_log l where l.voucher_id = v.id),
      'appointments', (select coalesce(json_agg(json_build_object('days', a.days, 'note', a.note, 'status', a.status,
          'askedAt', a.created_at) order by a.id), '[]') from voucher_appointment a where a.voucher_id = v.id),
      'gifts', (select coalesce(json_agg(json_build_object('to', g.email, 'message', g.message, 'status', g.status,
          'givenAt', g.created_at) order by g.id), '[]') from voucher_gift g where g.voucher_id = v.id and g.from_user_id = ${uid})) as entry
    from voucher v where v.user_id = ${uid}`,
  exchanges: ({ uid }) => sql`
    select o.id as key, json_build_object('orderNo', order_no, 'status', o.status, 'voucherId', stay.voucher_id,
      'hotelId', stay.hotel_id, 'checkIn', stay.check_in, 'checkOut', stay.check_out, 'guests', stay.guests,
      'specialRequest', stay.special_request, 'certificateNo', stay.certificate_no, 'currencyCode', o.currency_code,
      'totalMinor', total_minor, 'paidMinor', paid_minor, 'refundedMinor', o.refunded_minor, 'bookedAt', o.created_at,
      'terms', stay.snapshot) as entry
    from purchase o join exchange_order stay on stay.id = o.id where o.user_id = ${uid}`,
  vouchersWithDate: ({ uid }) => sql`
    select o.id as key, json_build_object('orderNo', order_no, 'status', o.status, 'skuId', mix.sku_id,
      'quantity', mix.quantity, 'hotelId', mix.hotel_id, 'checkIn', mix.check_in, 'checkOut', mix.check_out,
      'contact', contact, 'guests', mix.guests, 'specialRequest', mix.special_request, 'currencyCode', o.currency_code,
      'totalMinor', total_minor, 'paidMinor', paid_minor, 'refundedMinor', o.refunded_minor, 'boughtAt', o.created_at,
      'hiddenAt', deleted_at, 'terms', mix.sku_snapshot, 'stay', mix.stay_snapshot) as entry
    from purchase o join mix_order mix on mix.id = o.id where o.user_id = ${uid}`,
  saleReminders: ({ uid }) => sql`
    select sku_id as key, json_build_object('skuId', sku_id, 'askedAt', created_at, 'sentAt', sent_at) as entry
    from sku_reminder where user_id = ${uid}`,
  voucherSources: ({ owner }) => sql`
    select sku_id as key, json_build_object('skuId', sku_id, 'from', from_key, 'seenAt', seen_at) as entry
    from sku_source where owner = ${owner}`,
  refundAccounts: ({ uid }) => sql`
    select id as key, json_build_object('kind', kind, 'holder', holder, 'bank', bank, 'number', number_mask,
      'savedAt', created_at) as entry
    from payment_account where user_id = ${uid}`,
  documents: ({ uid }) => sql`
    select d.id as key, json_build_object('kind', d.kind, 'orderNo', o.order_no, 'number', d.series || '-' || lpad(d.number::text, 6, '0'),
      'currencyCode', d.currency_code, 'amountMinor', d.amount_minor, 'requestedAt', d.created_at, 'issuedAt', d.issued_at,
      'buyer', c.buyer, 'text', d.sheet, 'sha256', d.sha256,
      'pdfBase64', replace(encode(c.pdf, 'base64'), chr(10), '')) as entry
    from document d join purchase o on o.id = d.purchase_id left join document_copy c on c.document_id = d.id
    where o.user_id = ${uid}`,
  billingAddresses: ({ uid }) => sql`
    select id as key, json_build_object('buyer', buyer, 'email', email, 'savedAt', created_at, 'usedAt', used_at) as entry
    from billing_address where user_id = ${uid}`,
  wishes: ({ uid }) => sql`
    select biz_type || ' ' || biz_id as key, (to_jsonb(c) - 'user_id')::json as entry
    from collection c where user_id = ${uid}`,
  removedWishes: ({ uid }) => sql`
    select biz_type || ' ' || biz_id as key, (to_jsonb(r) - 'user_id')::json as entry
    from removed_wish r where user_id = ${uid}`,
  likes: ({ uid }) => sql`
    select biz_type || ' ' || biz_id as key, json_build_object('what', biz_type, 'id', biz_id, 'likedAt', created_at) as entry
    from content_like where user_id = ${uid}`,
  posts: ({ uid }) => sql`
    select id as key, (to_jsonb(m) - 'user_id')::json as entry from moment m where user_id = ${uid} and deleted_at is null`,
  comments: ({ uid }) => sql`
    select id as key, (to_jsonb(c) - 'user_id' - 'reply_to')::json as entry
    from moment_comment c where user_id = ${uid} and deleted_at is null`,
  reviews: ({ uid }) => sql`
    select id as key, (to_jsonb(r) - 'user_id' - 'guest_name')::json as entry from review r where user_id = ${uid}`,
  following: ({ uid }) => sql`
    select kind || ' ' || id as key, json_build_object('kind', kind, 'id', id, 'since', created_at) as entry from (
      select 'person' as kind, followed_id as id, created_at from user_follow where user_id = ${uid}
      union all select 'topic', topic_id, created_at from topic_follow where user_id = ${uid}) followed`,
  reports: ({ uid }) => sql`
    select id as key, (to_jsonb(r) - 'user_id' - 'receipt_hash')::json as entry from content_report r where user_id = ${uid}`,
  removals: ({ uid }) => sql`
    select id as key, (to_jsonb(s) - 'user_id' - 'decided_by' - 'appeal_decided_by')::json as entry
    from statement_of_reasons s where user_id = ${uid}`,
  searches: ({ owner }) => sql`
    select kind || ' ' || value as key, json_build_object('search', search.entry, 'searchedAt', searched_at) as entry
    from search_history search where owner = ${owner}`,
  recentViews: ({ owner }) => sql`
    select business_type || ' ' || business_id as key, (to_jsonb(v) - 'owner')::json as entry
    from recent_view v where owner = ${owner}`,
  events: ({ uid }) => sql`
    select id as key, json_build_object('receivedAt', received_at, 'record', record) as entry
    from event_log where record ->> 'UserID' = ${uid}`,
  ...conversationQueries,
  emailsOnTheirWay: ({ uid, recipientKey }) => sql`
    select id as key, json_build_object('about', payload ->> 'kind', 'writtenAt', created_at, 'tries', attempts,
      'givenUpAt', dead_at) as entry
    from outbox where topic = 'mail' and (user_id = ${uid} or recipient_key = ${recipientKey})`,
}

/** The sections of an account's data, in the order of the file. */
export const dataSections: readonly string[] = Object.keys(queries)

/** A page of one section, after a key. */
export async function readAccountData(
  db: Executor,
  section: string,
  of: DataOwner,
  page: { after: string; limit: number },
): Promise<AccountEntry[]> {
  const query = queries[section]
  if (!query) throw new Error(`there is no section ${section}`)
  const { rows } = await db.execute<{ key: string; entry: string }>(sql`
    select key, entry::text as entry from (${query(of)}) part
    where key > ${page.after} order by key limit ${page.limit}::integer`)
  return rows
}

/** Stores a ticket for the file of an account, by its hash. */
export async function insertExportTicket(db: Executor, ticket: typeof accountExport.$inferInsert): Promise<void> {
  await db.insert(accountExport).values(ticket)
}

/** Uses a ticket up and returns its owner's user id; null for an unknown, used or expired ticket. */
export async function takeExportTicket(db: Executor, ticketHash: string, at: Date): Promise<string | null> {
  const isGood = and(
    eq(accountExport.ticketHash, ticketHash),
    isNull(accountExport.usedAt),
    gt(accountExport.expiresAt, at),
  )
  const [row] = await db
    .update(accountExport)
    .set({ usedAt: at })
    .where(isGood)
    .returning({ userId: accountExport.userId })
  return row?.userId ?? null
}

/** Takes an account from its user, without profile: its address becomes free for a new one. */
export async function eraseAccount(tx: Executor, uid: string): Promise<void> {
  await tx.delete(userProfile).where(eq(userProfile.userId, uid))
  await tx
    .update(userAccount)
    .set({
      // No email address has a space, so the account cannot be signed in to.
      email: `closed ${uid}`,
      nickName: '',
      avater: '',
      isVip: false,
      passwordHash: null,
      isLogoff: true,
      currencyCode: null,
      ordersSeenAt: null,
    })
    .where(eq(userAccount.id, uid))
}

/** Ends a user's sign-ins and forgets on what they were made; open tickets go. */
export async function eraseSignIns(tx: Executor, uid: string, at: Date): Promise<void> {
  await tx
    .update(loginSession)
    .set({
      revokedAt: sql`coalesce(${loginSession.revokedAt}, ${at.toISOString()}::timestamptz)`,
      deviceHash: '',
      deviceKind: 'other',
      deviceName: '',
      countryCode: null,
    })
    .where(eq(loginSession.userId, uid))
  await tx.delete(signInTicket).where(eq(signInTicket.userId, uid))
  await tx.delete(accountExport).where(eq(accountExport.userId, uid))
}

/** Deletes what is stored under an address: codes, and wrong passwords and emails under keys derived from it. */
export async function eraseAddress(
  tx: Executor,
  email: string,
  keys: { readonly guesses: string; readonly emails: string },
): Promise<void> {
  await tx.delete(emailCode).where(eq(emailCode.email, email))
  await tx.delete(passwordGuess).where(eq(passwordGuess.subject, keys.guesses))
  await tx.delete(outbox).where(eq(outbox.recipientKey, keys.emails))
  await tx.update(contentReport).set({ name: '', email: '' }).where(eq(contentReport.email, email))
}

/** Takes a user out of reports, which moderators still decide, and the user's words out of appeals; open ones go. */
async function eraseFromModeration(tx: Executor, uid: string): Promise<void> {
  await tx.update(contentReport).set({ userId: null, name: '', email: '' }).where(eq(contentReport.userId, uid))
  const isOpen = sql`${statementOfReasons.appealState} = 'open'`
  await tx
    .update(statementOfReasons)
    .set({
      appealText: '',
      appealState: sql`case when ${isOpen} then null else ${statementOfReasons.appealState} end`,
    })
    .where(eq(statementOfReasons.userId, uid))
}

const documentsOf = (uid: string) =>
  sql`select d.id from document d join purchase o on o.id = d.purchase_id where o.user_id = ${uid}`

/** Deletes a user's billing addresses, and what shows the person on documents: buyer and file. Number, date, sums and hash stay in the books. */
export async function eraseBuyer(tx: Executor, uid: string): Promise<void> {
  await tx.delete(billingAddress).where(eq(billingAddress.userId, uid))
  await tx.execute(sql`delete from document_ticket where document_id in (${documentsOf(uid)})`)
  await tx.execute(sql`
    delete from document_copy where buyer ->> 'kind' = 'person' and document_id in (${documentsOf(uid)})`)
  await tx.execute(sql`
    update document_copy set send_to = null where send_to is not null and document_id in (${documentsOf(uid)})`)
}

/** Deletes a user's travelers, accounts for refunds, likes, favorites, searches, views, events and waiting emails about them; owner is the key of searches and views. */
export async function eraseTraces(tx: Executor, uid: string, owner: string): Promise<void> {
  await tx.delete(traveler).where(eq(traveler.userId, uid))
  await tx.delete(paymentAccount).where(eq(paymentAccount.userId, uid))
  await tx.delete(collection).where(eq(collection.userId, uid))
  await tx.execute(sql`delete from removed_wish where user_id = ${uid}`)
  await tx.delete(searchHistory).where(eq(searchHistory.owner, owner))
  await tx.delete(recentView).where(eq(recentView.owner, owner))
  await tx.delete(outbox).where(eq(outbox.userId, uid))
  await eraseFromModeration(tx, uid)
  await tx.execute(sql`delete from event_log where record ->> 'UserID' = ${uid}`)
}
