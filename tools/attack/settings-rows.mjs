import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from './rows.mjs'
import { refusedStart } from './server.mjs'

const good = { MAIL_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://app.example.com' }

const unsafe = [
  {
    name: 'development open to others',
    values: { NODE_ENV: 'development', HOST: '0.0.0.0', PUBLIC_URL: 'https://app.example.com' },
  },
  { name: 'development behind https', values: { NODE_ENV: '', PUBLIC_URL: 'https://app.example.com' } },
  { name: 'no PUBLIC_URL', values: { ...good, PUBLIC_URL: '' } },
  { name: 'plain http', values: { ...good, PUBLIC_URL: 'http://app.example.com' } },
  { name: 'no SECRET', values: { ...good, SECRET: '' } },
  { name: 'a short SECRET', values: { ...good, SECRET: 'short' } },
  { name: 'a SECRET of one repeated character', values: { ...good, SECRET: 'x'.repeat(40) } },
  { name: 'no MAIL_URL', values: { ...good, MAIL_URL: '' } },
]

async function settings() {
  const endings = await Promise.all(unsafe.map(({ values }) => refusedStart(values)))
  for (const [at, ending] of endings.entries()) {
    const { name } = unsafe[at]
    must(ending !== null, `${name}: the server started`)
    must(
      ending.code === 1 && /Please correct these settings/.test(ending.output),
      `${name}: ended with ${String(ending.code)} and another message`,
    )
  }
  return `${unsafe.length} starts refused with an explanation`
}

async function emptySecret() {
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-attack-'))
  writeFileSync(join(dataDir, 'secret'), '')
  const ending = await refusedStart({ NODE_ENV: 'development', SECRET: '', DATA_DIR: dataDir, PUBLIC_URL: '' })
  rmSync(dataDir, { recursive: true, force: true })
  must(ending !== null && ending.code === 1, 'an empty secret file is the master secret')
  return 'refused with an explanation'
}

/** Starts that must be refused. */
export const settingsRows = [
  { id: 'M7', severity: 'Medium', title: 'Unsafe settings', run: settings },
  { id: 'M7b', severity: 'Medium', title: 'An empty secret file', run: emptySecret },
]
