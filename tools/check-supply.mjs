import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/root.mjs'
import { main, PlainError } from './setup/console.mjs'
import { auditFaults } from './supply/audit.mjs'
import { integrityFaults, licenceFaults } from './supply/lock-faults.mjs'

const lockFiles = ['package-lock.json', 'tools/nodes/package-lock.json', 'tools/web/package-lock.json']
const readLock = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

await main(async () => {
  const lock = readLock('package-lock.json')
  const audited = auditFaults()
  if (audited === null) console.log('Skipped npm audit: the registry gave no report.')
  const faults = [
    ...lockFiles.flatMap((file) => integrityFaults(readLock(file)).map((fault) => `${file}: ${fault}`)),
    ...licenceFaults(lock, '').map((fault) => `client: ${fault}`),
    ...licenceFaults(lock, 'server').map((fault) => `server: ${fault}`),
    ...(audited ?? []),
  ]
  if (faults.length > 0) throw new PlainError(faults.slice(0, 50).join('\n'))
})
