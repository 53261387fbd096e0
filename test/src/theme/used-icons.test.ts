/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { basicFacilities, moreFacilities } from '../../../server/stays/reference/facility-kinds'
import { moreIcons } from '@/theme/icon-names'

const src = join(__dirname, '../../../src')
const files = ['widgets', 'pages', 'packages', 'shell'].flatMap((part) =>
  readdirSync(join(src, part), { recursive: true, encoding: 'utf8' }).map((file) => join(part, file)),
)
const read = (file: string) => readFileSync(join(src, file), 'utf8')
const quoted = (text: string) => new Set([...text.matchAll(/['"]([\w-]+)['"]/g)].map(([, word]) => word))
const namesIn = (text: string) => moreIcons.filter((name) => quoted(text).has(name))

/** Names that also mean something else, a badge's tone and a field's id: they count where an attribute requests the icon. */
const ambiguousNames = ['leaf', 'phone']
const isRequested = (text: string, name: string) => new RegExp(`\\b(name|icon)="${name}"`).test(text)
const facilities = [
  ...namesIn(read('domain/stays/facility-groups.ts')),
  ...moreIcons.filter((name) => [...basicFacilities, ...moreFacilities].some(({ icon }) => icon === name)),
]

/** Names of the icons that scripts of a folder show. */
function shownIn(folder: string): string[] {
  const scripts = files.filter((file) => dirname(file) === folder && /\.tsx?$/.test(file))
  const own = scripts
    .map(read)
    .flatMap((text) => namesIn(text).filter((name) => !ambiguousNames.includes(name) || isRequested(text, name)))
  return [...own, ...(folder === 'packages/hotel/pages/detail' ? facilities : [])]
}

const usedIn = (folder: string) => {
  const sheet = join(folder, 'style.scss')
  return files.includes(sheet) ? namesIn(/more-icons\.draw\(([^)]*)\)/.exec(read(sheet))?.[1] ?? '') : []
}

const folders = [...new Set(files.map((file) => dirname(file)))].filter((folder) => !folder.includes('gallery'))

test('a folder’s style sheet draws the icons that its scripts show beside those of every page, and no others', () => {
  const shown = folders.map((folder) => [folder, [...new Set(shownIn(folder))].sort()] as const)
  expect(shown.filter(([, names]) => names.length > 0).length).toBeGreaterThan(10)
  expect(folders.map((folder) => [folder, usedIn(folder).sort()])).toEqual(shown)
})
