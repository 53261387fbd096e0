import { withClient } from './bench-database.mjs'

const living = `('TO_PAY', 'CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED', 'CANCEL_APPLIED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW')`

/** Hotels from all over the catalogue, as many as are wanted. */
export const someHotels = (databaseUrl, wanted) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select id from hotel order by md5(id) limit $1', [wanted])
    return rows.map(({ id }) => id)
  })

/** Returns nights of room types for which orders hold more rooms than exist, or another number than the stock shows. */
export const checkSoldOnce = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(`
      with ordered as (
        select room_type_id, night::date as day, sum(room_count - jsonb_array_length(cancelled_rooms))::int as rooms
        from purchase join hotel_order using (id) cross join generate_series(check_in::timestamp, check_out::timestamp - interval '1 day', interval '1 day') night
        where status in ${living} group by 1, 2
      )
      select coalesce(ordered.room_type_id, known.room_type_id) as "roomTypeId", coalesce(ordered.day, known.day)::text as day,
        coalesce(ordered.rooms, 0) as ordered, known.held + known.sold as taken, known.total
      from ordered full join room_night known on known.room_type_id = ordered.room_type_id and known.day = ordered.day
      where known.total is null or coalesce(ordered.rooms, 0) > known.total or coalesce(ordered.rooms, 0) <> known.held + known.sold`)
    return rows
  })

/** How many living orders there are for a stay of a package. */
export const countOrders = (databaseUrl, { pid, checkIn, checkOut }) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select coalesce(sum(room_count), 0)::int as rooms from purchase join hotel_order using (id)
       where package_id = $1 and check_in = $2 and check_out = $3 and status in ${living}`,
      [pid, checkIn, checkOut],
    )
    return rows[0].rooms
  })
