import { sql } from 'drizzle-orm'
import type { ListedPicture, PictureCategory, PictureOwner } from '@/contract/picture'
import { formatMonth } from '@/domain/days/format-day'
import type { Executor } from '../kernel/database/executor'
import { notFound } from '../kernel/errors'
import { readCursor, writeCursor } from '../kernel/http/cursor'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { Services } from '../kernel/services'
import { isShownMoment } from '../stays/posts'
import { authorJson, isShownReview, presentAuthor, type StoredAuthor } from '../stays/repository/authors'

/** Of which hotel or city. */
interface PicturesOf {
  readonly type: PictureOwner
  readonly goodsId: string
}

interface PictureRow extends Record<string, unknown> {
  readonly pictureId: string
  readonly caption: string
  /** The room type that it shows; null for others. */
  readonly room: string | null
  readonly credit: string | null
  readonly author: StoredAuthor | null
  readonly bizType: 'moment' | 'comment' | null
  readonly bizId: string | null
  readonly at: string | null
}

const noSuchThing = () => notFound('There are no such pictures.')

const sourceOf = ({ author, bizType, at, credit }: PictureRow): string => {
  if (!author) return credit ?? 'The hotel'
  const month = at === null ? '' : ` of ${formatMonth(new Date(at).toISOString().slice(0, 7))}`
  return `${bizType === 'moment' ? 'Guest post' : 'Guest review'}${month}`
}

const officialOfHotel = (hotelId: string) => sql`
  select picture ->> 'id' as "pictureId", '' as caption, null::text as room,
    picture ->> 'credit' as credit, place::float8 as place
  from hotel h cross join lateral jsonb_array_elements(h.pictures) with ordinality as listed(picture, place)
  where h.id = ${hotelId}`

const roomsOfHotel = (hotelId: string) => sql`
  select picture as "pictureId", t.name as caption, t.id as room, null::text as credit, 1000 + t.sort * 100 + place as place
  from room_type t cross join lateral unnest(t.picture_ids) with ordinality as listed(picture, place)
  where t.hotel_id = ${hotelId}`

const officialOfCity = (cityId: string) => sql`
  select picture ->> 'id' as "pictureId", min(h.name) as caption, null::text as room, null::text as credit, min(h.rank)::float8 as place
  from (select * from hotel where city_id = ${cityId} and is_on_sale order by rank limit 40) h
  cross join lateral jsonb_array_elements(h.pictures) as listed(picture)
  where picture ->> 'category' = 'place' group by 1`

const official = ({ type, goodsId }: PicturesOf) => sql`
  select "pictureId", caption, room, credit, null::json as author, null::text as "bizType", null::text as "bizId",
    null::timestamptz as at, place
  from (${type === 'hotel' ? sql`${officialOfHotel(goodsId)} union all ${roomsOfHotel(goodsId)}` : officialOfCity(goodsId)}) own`

const ofGuests = ({ type, goodsId }: PicturesOf) => {
  const moments = sql`
    select picture as "pictureId", left(m.content, 120) as caption, null::text as room, null::text as credit,
      ${authorJson()} as author, 'moment' as "bizType", m.id as "bizId", m.created_at as at,
      1e6 - extract(epoch from m.created_at) / 1e6 + listed.place / 1e9 as place
    from moment m join user_account a on a.id = m.user_id
    cross join lateral unnest(m.picture_ids) with ordinality as listed(picture, place)
    where ${type === 'hotel' ? sql`m.hotel_id` : sql`m.city_id`} = ${goodsId} and ${isShownMoment}`
  if (type === 'city') return moments
  return sql`${moments} union all
    select picture, left(r.content, 120), null, null, ${authorJson(sql`r.guest_name`)}, 'comment', r.id, r.created_at,
      1e6 - extract(epoch from r.created_at) / 1e6 + listed.place / 1e9
    from review r left join user_account a on a.id = r.user_id
    cross join lateral unnest(r.picture_ids) with ordinality as listed(picture, place)
    where r.hotel_id = ${goodsId} and ${isShownReview}`
}

const isIn = (category: string) => {
  if (category === 'official') return sql`author is null and room is null`
  if (category === 'guests') return sql`author is not null`
  return category.startsWith('room ') ? sql`room = ${category.slice('room '.length)}` : sql`true`
}

async function nameOf(db: Executor, { type, goodsId }: PicturesOf): Promise<string> {
  const table = type === 'hotel' ? sql`hotel` : sql`city`
  const { rows } = await db.execute<{ name: string }>(sql`select name from ${table} where id = ${goodsId}`)
  if (!rows[0]) throw noSuchThing()
  return rows[0].name
}

const LIST = 'pictures'

/** A page of the pictures of one category: the hotel's own ones, by room, then those of guests, newest first. Throws 404. */
export async function listPictures(
  { database: { db }, pictures }: Pick<Services, 'database' | 'pictures'>,
  of: PicturesOf,
  { category, cursor, pageSize }: { category: string; cursor: string | undefined; pageSize: number },
): Promise<{ list: ListedPicture[]; nextCursor: string | null }> {
  const [offset = 0] = readCursor(LIST, 1, cursor) ?? []
  await nameOf(db, of)
  const { rows } = await db.execute<PictureRow>(sql`
    select * from (${official(of)} union all ${ofGuests(of)}) listed where ${isIn(category)}
    order by place, "pictureId" limit ${pageSize + 1} offset ${offset}`)
  const list = rows.slice(0, pageSize).map((row) => ({
    pictureId: row.pictureId,
    picture: presentPicture(pictures, row.pictureId),
    caption: row.caption,
    source: sourceOf(row),
    author: row.author && presentAuthor(row.author),
    from: row.bizType && row.bizId ? { bizType: row.bizType, bizId: row.bizId } : null,
  }))
  return { list, nextCursor: rows.length > pageSize ? writeCursor(LIST, [offset + pageSize]) : null }
}

/** The categories of a hotel's or city's pictures that are not empty; throws 404. */
export async function listPictureCategories(
  { database: { db } }: Pick<Services, 'database'>,
  of: PicturesOf,
): Promise<{ name: string; list: PictureCategory[] }> {
  const name = await nameOf(db, of)
  const { rows } = await db.execute<{ room: string | null; caption: string; isGuest: boolean; count: number }>(sql`
    select room, max(case when room is null then '' else caption end) as caption, author is not null as "isGuest",
      count(*)::integer as count, min(place) as first_place
    from (${official(of)} union all ${ofGuests(of)}) listed group by room, author is not null order by first_place`)
  const countOf = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((sum, { count }) => sum + count, 0)
  const own = of.type === 'hotel' ? 'Official' : 'Places'
  const list = [
    { key: 'all', name: 'All', count: countOf(() => true) },
    { key: 'official', name: own, count: countOf(({ room, isGuest }) => room === null && !isGuest) },
    ...rows.flatMap(({ room, caption, count }) =>
      room === null ? [] : [{ key: `room ${room}`, name: caption, count }],
    ),
    { key: 'guests', name: 'Guests', count: countOf(({ isGuest }) => isGuest) },
  ]
  return { name, list: list.filter(({ count }) => count > 0) }
}
