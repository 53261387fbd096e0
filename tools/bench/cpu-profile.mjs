import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The functions of a server's CPU profile that took most time themselves, with their share in per cent. */
export function topFunctions(folder, count) {
  const [name] = readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const spentBy = new Map()
  const nodeById = new Map(nodes.map((node) => [node.id, node]))
  let all = 0
  samples.forEach((id, at) => {
    const { functionName, url, lineNumber } = nodeById.get(id).callFrame
    const key = `${functionName || '(anonymous)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`
    spentBy.set(key, (spentBy.get(key) ?? 0) + timeDeltas[at])
    all += timeDeltas[at]
  })
  return [...spentBy]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([where, spent]) => ({ where, percent: (100 * spent) / all }))
}
