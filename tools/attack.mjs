import { accountRows } from './attack/account-rows.mjs'
import { databaseRows } from './attack/database-rows.mjs'
import { heldRows } from './attack/held-rows.mjs'
import { moneyRows } from './attack/money-rows.mjs'
import { outsideRows } from './attack/outside-rows.mjs'
import { printTable, tryRow } from './attack/rows.mjs'
import { startServer } from './attack/server.mjs'
import { settingsRows } from './attack/settings-rows.mjs'
import { strangerRows } from './attack/stranger-rows.mjs'
import { ensureApp, ensureServer } from './setup/ensure-built.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'

const usage = `npm run attack [-- id …]
Starts servers of its own on loopback, attacks them with everything that a security review tried, or with the rows named, and prints what held.
Ends with code 1 where anything of High or Medium severity is broken.`

const production = { NODE_ENV: 'production', MAIL_URL: 'smtp://127.0.0.1:9', TRUST_PROXY: '1' }
const demo = { NODE_ENV: 'production', DEMO: '1', CLOCK: 'virtual', RATE_LIMIT: '0' }

/** Rows with the server that they are tried on. */
const groups = [
  { name: 'Settings', settings: null, rows: settingsRows },
  { name: 'A production server from outside', settings: production, rows: [...outsideRows, ...heldRows] },
  { name: 'Accounts and money', settings: demo, rows: [...strangerRows, ...moneyRows, ...accountRows] },
  { name: 'Losing the database', settings: demo, rows: databaseRows },
]

async function tryRows({ settings, rows }) {
  const server = settings === null ? null : await startServer(settings)
  const results = []
  try {
    for (const row of rows) {
      const result = await tryRow(row, server)
      console.log(`  ${result.isBroken ? '✗' : '✓'} ${result.id} ${result.title}`)
      results.push(result)
    }
  } finally {
    await server?.stop()
  }
  return results
}

await main(async () => {
  const only = process.argv.slice(2)
  if (only.includes('--help')) return console.log(usage)
  await ensurePackages()
  await ensureApp('h5')
  await ensureServer()
  const results = []
  for (const { name, settings, rows } of groups) {
    const chosen = only.length === 0 ? rows : rows.filter(({ id }) => only.includes(id))
    if (chosen.length === 0) continue
    console.log(`\n${name}`)
    results.push(...(await tryRows({ settings, rows: chosen })))
  }
  console.log('')
  printTable(results)
  const isUnsafe = results.some(({ severity, isBroken }) => isBroken && severity !== 'Low')
  process.exit(isUnsafe ? 1 : 0)
})
