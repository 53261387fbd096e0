import { withClient } from './bench-database.mjs'

/** Makes a third of all posts videos, whose picture becomes the poster, and another third posts of nine pictures. */
export const addPostKinds = (databaseUrl) =>
  withClient(databaseUrl, (client) =>
    client.query(`
      with numbered as (select id, row_number() over (order by id) % 3 as kind from moment),
        pictures as (select array_agg(picture_id) as ids from (select distinct picture_id from moment limit 8) others)
      update moment set
        video_id = case when kind = 0 then 'bench-video' end,
        picture_ids = case kind when 0 then '{}' when 1 then picture_id || pictures.ids else picture_ids end
      from numbered, pictures where numbered.id = moment.id`),
  )

/** How many cards the newest feed has, and how many of them are posts, videos and posts of nine pictures. */
export const countFeed = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(`
      select count(*)::int as cards, count(m.id)::int as posts, count(m.video_id)::int as videos,
        (count(*) filter (where cardinality(m.picture_ids) = 9))::int as "ninePictures"
      from (select entries from stored_list where kind = 'for-you' order by id desc limit 1) feed
      cross join jsonb_array_elements(entries) entry
      left join moment m on entry ->> 'bizType' = 'moment' and m.id = entry ->> 'bizId'`)
    return rows[0]
  })

/** Replaces the comments on a post by a number of comments of the demo; every fifth is a reply to the one before. */
async function setComments(client, momentId, count) {
  await client.query('delete from moment_comment where moment_id = $1', [momentId])
  await client.query(
    `with known as (
      select user_id, content, row_number() over (order by id) as number, count(*) over () as total
      from moment_comment where parent_id is null
    )
    insert into moment_comment (id, moment_id, parent_id, user_id, content, created_at)
    select $1::text || 'c' || n, $1, case when n % 5 = 0 then $1 || 'c' || n - 1 end, user_id, content,
      date_trunc('second', now()) - ($2::int - n) * interval '1 minute'
    from generate_series(1, $2::int) n join known on number = n % total + 1`,
    [momentId, count],
  )
}

/** Replaces the reviews of a hotel by a number of reviews of the demo, one every two hours. */
async function setReviews(client, hotelId, count) {
  await client.query('delete from review where hotel_id = $1', [hotelId])
  await client.query(
    `with known as (select *, row_number() over (order by id) as number, count(*) over () as total from review)
    insert into review (id, hotel_id, user_id, guest_name, score, cleanliness, service, location, value, facilities,
      stay_month, room_name, traveler_type, language, content, picture_ids, reply_content, replied_at, created_at)
    select $1::text || 'b' || n, $1, user_id, guest_name, score, cleanliness, service, location, value, facilities,
      stay_month, room_name, traveler_type, language, content, picture_ids, reply_content, replied_at,
      date_trunc('second', now()) - n * interval '2 hours'
    from generate_series(1, $2::int) n join known on number = n % total + 1`,
    [hotelId, count],
  )
  await noteReview(client, hotelId)
}

/** Updates a hotel's score as a new review does, so that its pages are rendered again and its reviews sorted again. */
export async function noteReview(client, hotelId) {
  await client.query(
    `update hotel set review_count = counted.reviews, review_score = counted.score, scored_by = pg_current_xact_id()
     from (select count(*) as reviews, round(avg(score), 1) as score from review where hotel_id = $1) counted
     where hotel.id = $1`,
    [hotelId],
  )
  await client.query(`delete from stored_list where kind like 'reviews %'`)
}

/** Gives one post and one hotel many comments and reviews, and another of each few, to compare; returns their ids. */
export const addDiscussions = (databaseUrl, { comments, reviews, few }) =>
  withClient(databaseUrl, async (client) => {
    // Two posts with the same single picture, so that only their comments differ.
    const posts = await client.query(`
      select min(id) as few, max(id) as many from moment where cardinality(picture_ids) = 1
      group by picture_id having count(*) > 1 order by picture_id limit 1`)
    const hotels = await client.query('select id from hotel order by rank limit 2')
    const momentIds = posts.rows[0]
    const hotelIds = { few: hotels.rows[0].id, many: hotels.rows[1].id }
    await setComments(client, momentIds.few, few)
    await setComments(client, momentIds.many, comments)
    await setReviews(client, hotelIds.few, few)
    await setReviews(client, hotelIds.many, reviews)
    await client.query('analyze moment_comment, review')
    return { momentIds, hotelIds }
  })
