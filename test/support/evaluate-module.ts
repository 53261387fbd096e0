import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '../..')

/** What an expression gives over what was imported before it, as JSON carries it, in a Node of its own: for modules that have no types. */
export function evaluateModule(imports: string, expression: string): unknown {
  const script = `${imports}\nconsole.log(JSON.stringify(${expression}))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }),
  )
}
