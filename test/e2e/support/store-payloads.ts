import pg from 'pg'
import { scriptAddresses, scriptPayloads } from '../../support/script-payloads'

type Columns = Readonly<Record<string, readonly string[]>>

/** Columns with texts that pages show, by table; text[] and JSON too. */
const shownColumns: Columns = {
  city: ['name', 'local_name', 'other_names', 'country_name', 'intro'],
  hotel: [
    'name',
    'local_name',
    'other_names',
    'brand',
    'district',
    'address',
    'address_local',
    'phone',
    'email',
    'tags',
    'intro',
    'pictures',
    'facilities',
    'policies',
    'nearby',
    'know_before_you_go',
  ],
  room_type: ['name', 'bed_text', 'window_text', 'facilities'],
  package: ['name', 'meal', 'includes'],
  review: ['guest_name', 'room_name', 'content', 'reply_content'],
  sku: ['name', 'sub_title', 'variant', 'terms'],
  moment: ['place_name', 'content'],
  moment_comment: ['content'],
  topic: ['name'],
  holiday: ['name'],
  city_guide: ['languages', 'plugs', 'airport', 'seasons'],
  user_account: ['nick_name'],
  user_profile: ['intro', 'phone'],
  traveler: ['name', 'tel'],
  login_session: ['device_name'],
  search_history: ['entry'],
  purchase: ['contact'],
  hotel_order: ['guests', 'special_request', 'confirmation_no', 'snapshot'],
  purchase_log: ['reason'],
  coupon_order: ['snapshot', 'gift'],
  voucher_log: ['reason'],
  exchange_order: ['guests', 'special_request', 'snapshot', 'certificate_no'],
  mix_order: ['guests', 'special_request', 'sku_snapshot', 'stay_snapshot'],
  voucher_appointment: ['note', 'answer'],
  voucher_gift: ['message'],
  payment_attempt: ['fail_message'],
  qa_article: ['title', 'content', 'link_label'],
  dialog: ['title', 'understood'],
  dialog_turn: ['question'],
  dialog_event: ['event'],
  chat_session: ['summary', 'agent_name'],
  chat_message: ['sender_name', 'content', 'card'],
  chat_survey: ['comment'],
}

/** Of JSON that otherwise has to stay as it is, the keys of the texts that pages show, by table. */
const shownKeys: Readonly<Record<string, RegExp>> = {
  dialog: /^(cityName|name)$/,
  dialog_event: /^(text|title|statusText|lines|list|name|hotelName|roomName|districtPath|subTitle)$/,
  chat_message: /^(title|text)$/,
}

/** Columns with addresses that pages link or load. */
const addresses: Columns = {
  hotel: ['website'],
  user_account: ['avater'],
}

/** Tables without a text of a hotel or a traveler that a page shows; places are those of the book that comes with the server. */
const unshownTables = new Set(
  `account_export assistant_consent assistant_usage billing_address chat_ticket city_area code_guess collection content_report dev_mail document document_copy document_series
   document_ticket email_code event_log hand_off_ticket hotel_picture
   hotel_source idempotency import_file import_source landmark market_rule meta operator_audit order_email
   order_traveler outbox password_guess payment_account payment_event place qa_miss recent_view refund refund_line removed_wish sandbox_charge sandbox_refund schema_migration sku_buyer sku_import sku_reminder sku_room sku_source staff_role statement_of_reasons stored_list uploaded_file voucher voucher_scan`.split(
    /\s+/,
  ),
)

/** Columns with ids, codes and other values that the server itself chooses or checks. */
const unshownColumns = new RegExp(
  `(^|_)(id|ids|no|code|hash|zone|status|state|kind|type|icon|reference|penalty)$|^(${[
    'actor',
    'birthday',
    'block_reason',
    'cancelled_rooms',
    'cause',
    'channel',
    'che[a-z]+_(from|until)',
    'claimed_by',
    'country',
    'days',
    'dispute',
    'duplicate_key',
    'email',
    'engine',
    'features',
    'feedback(_reason)?',
    'arrive_time',
    'free_cancel_time',
    'gallery',
    'gender',
    'language',
    'market(_rule)?',
    'link_path',
    'name_key',
    'origins?',
    'owner',
    'placed_by',
    'provider_ref',
    'reply_to',
    'scores',
    'search',
    'search_(text|words)',
    'seasons',
    'sender',
    'stay_month',
    'terms',
    'value',
    'waiver',
  ].join('|')})$`,
)

/** Parts of JSON that are no texts for travelers to read: the app and the server know their values. */
const wellKnown =
  /^(id|category|kind|icon|email|countryCode|phone|hotelPhone|timeZone|headImg|breakdown|cancellation|checkinFrom|checkoutUntil|from|to|value|cityId|hotelId|roomTypeId|skuId|use|refund|difference|blackouts|surcharges|validity|vatKind|checkIn|checkOut|parts)$/

/** The most characters of texts that replies limit, by key. */
const mostCharacters: Readonly<Record<string, number>> = { name: 80, meal: 60, extras: 80, services: 80 }

/** Hands out payloads, each as often as any other. */
function payloadsInTurn(all: readonly string[]): () => string {
  let next = 0
  return () => {
    next += 1
    return all[next % all.length] ?? ''
  }
}

/** A value whose texts end in payloads; of each text at most the last `most` characters stay. */
function filled(value: unknown, next: () => string, most = Number.POSITIVE_INFINITY): unknown {
  if (typeof value === 'string') return `${value} ${next()}`.slice(-most)
  if (Array.isArray(value)) return value.map((part) => filled(part, next, most))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      wellKnown.test(key) ? part : filled(part, next, mostCharacters[key]),
    ]),
  )
}

/** The same for JSON of which only texts under these keys are filled. */
function filledUnder(keys: RegExp, value: unknown, next: () => string, key = ''): unknown {
  if (typeof value === 'string') return keys.test(key) ? filled(value, next, mostCharacters[key]) : value
  if (Array.isArray(value)) return value.map((part) => filledUnder(keys, part, next, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filledUnder(keys, part, next, name)]))
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

/** All columns of the database that can hold a text. */
async function textColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select table_name as table, column_name as column, udt_name as type from information_schema.columns
     where table_schema = 'public' and udt_name in ('text', '_text', 'varchar', 'jsonb')`,
  )
  return rows
}

/** Text columns that are not classified as shown or hidden, as `table.column`. */
const undecided = (columns: readonly Column[]) =>
  columns
    .filter(({ table, column }) => !shownColumns[table]?.includes(column) && !addresses[table]?.includes(column))
    .filter(({ table, column }) => !unshownTables.has(table) && !unshownColumns.test(column))
    .map(({ table, column }) => `${table}.${column}`)

async function fillTable(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  isJson: (column: string) => boolean,
  next: (old: unknown) => unknown,
) {
  const { rows } = await client.query(`select ctid::text as place, ${columns.join(', ')} from ${table}`)
  if (rows.length === 0) throw new Error(`There is no ${table} to put a payload into`)
  for (const { place, ...row } of rows) {
    const values = columns.map((column) => {
      const value = next(row[column])
      return isJson(column) ? JSON.stringify(value) : value
    })
    const set = columns.map((column, index) => `${column} = $${index + 2}`).join(', ')
    await client.query(`update ${table} set ${set} where ctid = $1::tid`, [place, ...values])
  }
}

/** Appends a payload to every text and address that the database has for pages. The hotel `full` gets them all; the rooms of the hotel `onRequest` move to it, so that that one sells none. Throws when a text column is unknown here, or its table is empty. */
export async function storePayloads(
  databaseUrl: string,
  { full, onRequest }: { readonly full: string; readonly onRequest: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const columns = await textColumns(client)
  const unknown = undecided(columns)
  if (unknown.length > 0) throw new Error(`Texts that pages may show: ${unknown.join(', ')}`)
  await client.query('begin')
  const text = payloadsInTurn(scriptPayloads)
  const address = payloadsInTurn(scriptAddresses)
  const isJsonOf = (table: string) => (name: string) =>
    columns.some(({ table: of, column, type }) => of === table && column === name && type === 'jsonb')
  for (const [table, names] of Object.entries(shownColumns)) {
    const keys = shownKeys[table]
    const fill = (old: unknown) => (keys && typeof old === 'object' ? filledUnder(keys, old, text) : filled(old, text))
    await fillTable(client, table, names, isJsonOf(table), fill)
  }
  for (const [table, names] of Object.entries(addresses))
    await fillTable(client, table, names, isJsonOf(table), () => address())
  await client.query(
    `update hotel set know_before_you_go = $1,
       pictures = (select jsonb_agg(picture || jsonb_build_object('credit', $3::text)) from jsonb_array_elements(pictures) picture)
     where id = $2`,
    [[...scriptPayloads], full, text()],
  )
  await client.query('update qa_article set link_path = $1 where link_path is not null', [address()])
  for (const table of ['package', 'room_type'])
    await client.query(`update ${table} set hotel_id = $1 where hotel_id = $2`, [full, onRequest])
  await client.query(`update meta set value = to_jsonb((value #>> '{}')::integer + 1) where key = 'catalogue_version'`)
  await client.query('commit')
  await client.end()
}
