import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '../..')

const fields = (count: number) => Array.from({ length: count }, (_, index) => `p${index}: string`).join('\n')

let folder: string
/** Exit code of the check for files below src that contain the sources, and what it printed. */
function check(sources: Readonly<Record<string, string>>) {
  rmSync(join(folder, 'src'), { recursive: true, force: true })
  mkdirSync(join(folder, 'src'))
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, 'src', name), source)
  const { status, stderr } = spawnSync(process.execPath, ['tools/check-views.mjs', join(folder, 'tsconfig.json')], {
    cwd: root,
    encoding: 'utf8',
  })
  // TypeScript's own process may report on a busy machine that it was ended.
  return { status, stderr: stderr.replace('context canceled\n', '') }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staylark-views-'))
  const compilerOptions = { strict: true, jsx: 'preserve', target: 'esnext', module: 'esnext', types: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('15 props pass, 16 are refused with file, component and number', () => {
  const view = (name: string, count: number) =>
    `interface Props {\n${fields(count)}\n}\nexport function ${name}(props: Props) {\n  return props\n}\n`
  expect(check({ 'fits.tsx': view('Fits', 15) })).toEqual({ status: 0, stderr: '' })
  const refused = check({ 'fits.tsx': view('Fits', 15), 'wide.tsx': view('Wide', 16) })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(/src\/wide\.tsx: Wide has 16 props\n/)
  expect(refused.stderr).not.toContain('Fits')
})

test('inherited and picked props count, in every form that a component is written in', () => {
  const source = `
import type { Base } from './base'
declare function memo<View>(view: View): View
interface Props extends Base {\n${fields(10)}\n}
const Arrow = ({ p0 }: Props) => p0
export const Wrapped = memo(memo(function Inner(props: Props) { return props }))
export const Some = memo((props: Pick<Props, 'p0' | 'q1'>) => props.p0 + Arrow({ ...props } as Props))
export function Either(props: { p0: string } | Props) { return props.p0 }
`
  const base = `export interface Base {\n${fields(8).replaceAll('p', 'q')}\n}\n`
  const { stderr } = check({ 'views.tsx': source, 'base.ts': base })
  expect([...stderr.matchAll(/(\w+) has (\d+) props/g)].map(([, name, count]) => [name, count])).toEqual([
    ['Arrow', '18'],
    ['Wrapped', '18'],
    ['Either', '18'],
  ])
})

test('a project without components is an error, not a pass', () => {
  const { status, stderr } = check({ 'plain.tsx': 'export const one = 1\n' })
  expect([status, stderr.includes('No component was found')]).toEqual([1, true])
})
