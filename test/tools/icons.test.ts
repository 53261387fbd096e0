import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const script = "import('./tools/icons.mjs').then(({ iconSheets }) => console.log(JSON.stringify(iconSheets())))"
const sheets = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }),
) as Record<string, string>

test.each(Object.keys(sheets))('%s is what tools/icons.mjs draws', (file) => {
  expect(readFileSync(join(root, 'src/theme', file), 'utf8')).toBe(sheets[file])
})

test('no name was left without a picture', () => {
  const all = Object.values(sheets).join('')
  expect(all.match(/--icon: url\("data:image\/svg\+xml,%3Csvg/g)).toHaveLength(all.match(/^\.icon-/gm)!.length)
})
