import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(__dirname, '../..')
const run = promisify(execFile)

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylark-no-demo-'))
  const left = new Set(['demo', 'node_modules', 'pictures'].map((name) => join(root, 'server', name)))
  cpSync(join(root, 'server'), join(folder, 'server'), { recursive: true, filter: (path) => !left.has(path) })
  for (const name of ['server/node_modules', 'node_modules', 'src', 'config', 'types', 'package.json', 'tsconfig.json'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name))
  await run(process.execPath, ['server/scripts/bundle.mjs', join(folder, 'bundle')], { cwd: folder })
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How a program of the bundle ends in production without any setting. */
const ends = (program: string) =>
  run(process.execPath, [join(folder, 'bundle', `${program}.mjs`)], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  )

test('a server without server/demo is bundled, and starts as far as its settings', async () => {
  expect(existsSync(join(folder, 'server/demo'))).toBe(false)
  const { code, stderr } = await ends('server')
  expect(stderr).toMatch(/Please correct these settings[\s\S]*SECRET/)
  expect(code).toBe(1)
})

test('so is the import of hotels', async () => {
  const { code, stderr } = await ends('import-hotels')
  expect(stderr).toContain('npm run import')
  expect(code).toBe(2)
})
