import pg from 'pg'
import { parentOf } from './cpu-time.mjs'

/** Runs work over a connection of its own. */
export async function withClient(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Lets PostgreSQL count its queries from its next start on, where the extension is available. */
export const watchQueries = (databaseUrl) =>
  withClient(databaseUrl, (client) => client.query(`alter system set shared_preload_libraries to 'pg_stat_statements'`))

/** What calls are made of (all cities with their numbers of hotels, and some hotels), and PostgreSQL's first process. */
export const readFacts = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    const cities = await client.query('select id as value, hotel_count as "hotelCount" from city where hotel_count > 0')
    const hotels = await client.query('select id from hotel order by rank limit 500')
    const names = await client.query('select name from hotel order by md5(id) limit 500')
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const facts = {
      cities: cities.rows,
      hotelIds: hotels.rows.map(({ id }) => id),
      hotelNames: names.rows.map(({ name }) => name),
      now: new Date(),
    }
    return { facts, postgresPid: parentOf(rows[0].pid) }
  })

/** The queries that took most time, a line each: calls, mean time and their beginning. */
export const queryTimes = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    await client.query('create extension if not exists pg_stat_statements')
    const { rows } = await client.query(`
      select calls, mean_exec_time as mean, total_exec_time as total, regexp_replace(query, '\\s+', ' ', 'g') as text
      from pg_stat_statements order by total_exec_time desc limit 10`)
    return rows.map(
      ({ calls, mean, text }) => `${String(calls).padStart(8)} × ${mean.toFixed(3)} ms  ${text.slice(0, 120)}`,
    )
  })
