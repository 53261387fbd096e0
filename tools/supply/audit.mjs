import { spawnSync } from 'node:child_process'
import { root } from '../setup/root.mjs'

const patienceMs = 30_000

/** What `npm audit` printed: the counts of known faults by severity, or null where the registry gave no report. @public */
export function readAudit(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))).metadata?.vulnerabilities ?? null
  } catch {
    return null
  }
}

/** Known faults of what is used in production, of severity high or critical, as sentences; null where the registry gives no report. */
export function auditFaults() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], {
    cwd: root,
    encoding: 'utf8',
    timeout: patienceMs,
    shell: process.platform === 'win32',
  })
  const counts = readAudit(stdout ?? '')
  if (counts === null) return null
  return ['high', 'critical']
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `npm audit reports ${counts[severity]} of severity ${severity}; see npm audit --omit=dev`)
}
