import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from './rows.mjs'
import { refusedStart } from './server.mjs'

const good = { MAIL_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://app.example.com' }

const unsafe = [
  ['development open to others', { NODE_ENV: 'development', HOST: '0.0.0.0', PUBLIC_URL: 'https://app.example.com' }],
  ['development behind https', { NODE_ENV: '', PUBLIC_URL: 'https://app.example.com' }],
  ['no PUBLIC_URL', { ...good, PUBLIC_URL: '' }],
  ['plain http', { ...good, PUBLIC_URL: 'http://app.example.com' }],
  ['no SECRET', { ...good, SECRET: '' }],
  ['a short SECRET', { ...good, SECRET: 'short' }],
  ['a SECRET of one letter', { ...good, SECRET: 'x'.repeat(40) }],
  ['no MAIL_URL', { ...good, MAIL_URL: '' }],
]

async function settings() {
  const refused = await Promise.all(unsafe.map(async ([name, values]) => [name, await refusedStart(values)]))
  for (const [name, ending] of refused) {
    must(ending !== null, `${name}: the server started`)
    must(
      ending.code === 1 && /Please correct these settings/.test(ending.words),
      `${name}: ended with ${ending.code} and other words`,
    )
  }
  return `${unsafe.length} starts refused in words`
}

async function emptySecret() {
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-attack-'))
  writeFileSync(join(dataDir, 'secret'), '')
  const ending = await refusedStart({ NODE_ENV: 'development', SECRET: '', DATA_DIR: dataDir, PUBLIC_URL: '' })
  rmSync(dataDir, { recursive: true, force: true })
  must(ending !== null && ending.code === 1, 'an empty secret file is the master secret')
  return 'refused in words'
}

/** Starts that must be refused. */
export const settingsRows = [
  { id: 'M7', severity: 'Medium', title: 'Unsafe settings', run: settings },
  { id: 'M7b', severity: 'Medium', title: 'An empty secret file', run: emptySecret },
]
