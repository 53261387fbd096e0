import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, as Linux counts CPU time. */
const TICKS = 100

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return { parent: 0, ticks: 0 }
  }
}

/** The parent of a process. */
export const parentOf = (pid) => statOf(pid).parent

/** Returns the CPU time in ms of a process, optionally with its children. NaN where it is unknown (other than Linux). */
export function cpuMs(pid, withChildren = false) {
  if (process.platform !== 'linux') return NaN
  const children = withChildren
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    : []
  const ticks = [pid, ...children].reduce((sum, one) => sum + statOf(one).ticks, 0)
  return (ticks * 1000) / TICKS
}
