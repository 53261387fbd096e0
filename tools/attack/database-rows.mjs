import { readFileSync } from 'node:fs'
import { send, many, tally } from './send.mjs'
import { book, dayAhead, newPerson, packagesFor } from './people.mjs'
import { must } from './rows.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function isReady(origin, patienceMs = 15_000) {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const reply = await send(origin, '/readyz', { patienceMs: 5_000 }).catch(() => null)
    if (reply?.status === 200) return true
    await pause(100)
  }
  return false
}

/** Books continuously until `stop` is called; returns the statuses of the replies. */
function bookingsUnderWay(origin, people, offers) {
  const state = { isOver: false }
  const statuses = []
  const worker = async (person, start) => {
    for (let index = start; !state.isOver; index++) {
      const { pid } = offers[index % offers.length]
      const from = 100 + (index % 200)
      const reply = await book(origin, person, pid, dayAhead(from), dayAhead(from + 1)).catch(() => ({
        status: 'cut',
      }))
      statuses.push(reply.status)
    }
  }
  const workers = people.map((person, index) => worker(person, index * 37))
  return async () => {
    state.isOver = true
    await Promise.all(workers)
    return statuses
  }
}

async function underLoad(context, harm) {
  const { origin } = context
  const people = await many(6, 3, (index) => newPerson(origin, `load${index}`))
  const offers = await packagesFor(origin, dayAhead(100), dayAhead(101))
  const stop = bookingsUnderWay(origin, people, offers)
  await pause(500)
  await harm(context)
  await pause(500)
  const statuses = await stop()
  must(context.isAlive(), 'the server process ended')
  must(await isReady(origin), 'the server is not ready again after 15 s')
  return JSON.stringify(tally(statuses))
}

const others =
  "from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'"

const terminated = (context) =>
  underLoad(context, async ({ query }) => {
    for (let round = 0; round < 10; round++) {
      await query(`select pg_terminate_backend(pid) ${others}`)
      await pause(150)
    }
  })

const killed = (context) =>
  underLoad(context, async ({ query }) => {
    const [row] = await query(`select pid ${others} order by state_change desc limit 1`)
    must(row, 'no session to kill')
    process.kill(row.pid, 'SIGKILL')
  })

/** Process ids of the whole PostgreSQL that this script's server started. */
async function postgresPids({ query }) {
  const rows = await query('select pid from pg_stat_activity where pid is not null')
  const [{ data_directory: folder }] = await query("select current_setting('data_directory') as data_directory")
  const main = Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0])
  return [main, ...rows.map(({ pid }) => pid)]
}

async function silent(context) {
  const { origin } = context
  const pids = await postgresPids(context)
  const signal = (name) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        // It has ended by itself.
      }
    }
  }
  signal('SIGSTOP')
  try {
    const replies = await many(30, 30, () =>
      send(origin, '/api/search/zomo/list/hotel?pageSize=5', { patienceMs: 25_000 }).catch(() => ({
        status: 'silent',
      })),
    )
    const counts = tally(replies.map(({ status }) => status))
    must(!counts.silent, `${counts.silent} of 30 calls are unanswered after 25 s`)
    signal('SIGCONT')
    must(await isReady(origin), 'the server is not ready again')
    return JSON.stringify(counts)
  } finally {
    signal('SIGCONT')
  }
}

/** What the loss of its database does to a server; the last rows of its server. */
export const databaseRows = [
  { id: 'H1', severity: 'High', title: 'Sessions ended inside transactions', run: terminated },
  { id: 'H1b', severity: 'High', title: 'One backend killed', run: killed },
  { id: 'M8', severity: 'Medium', title: 'A silent database', run: silent },
]
