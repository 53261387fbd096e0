import { execFile } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = join(__dirname, '../..')

/** Which rooms of the server a room may import, as house rules draw them. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  uploads: ['kernel'],
  account: ['uploads', 'kernel'],
  stays: ['account', 'uploads', 'kernel'],
  moderation: ['stays', 'account', 'uploads', 'kernel'],
  booking: ['stays', 'account', 'uploads', 'kernel'],
  documents: ['booking', 'stays', 'account', 'uploads', 'kernel'],
  favorites: ['booking', 'stays', 'account', 'uploads', 'kernel'],
  feed: ['booking', 'stays', 'account', 'uploads', 'kernel'],
  community: ['feed', 'booking', 'moderation', 'stays', 'account', 'uploads', 'kernel'],
  insight: ['booking', 'stays', 'account', 'uploads', 'kernel'],
  import: ['stays', 'account', 'uploads', 'kernel'],
  help: ['vouchers', 'booking', 'account', 'kernel'],
  assistant: ['help', 'vouchers', 'feed', 'booking', 'stays', 'account', 'kernel'],
  support: ['assistant', 'help', 'favorites', 'vouchers', 'booking', 'stays', 'account', 'uploads', 'kernel'],
  operator: ['support', 'help', 'vouchers', 'booking', 'moderation', 'stays', 'account', 'kernel'],
  vouchers: ['booking', 'stays', 'account', 'uploads', 'kernel'],
  pages: ['community', 'vouchers', 'feed', 'favorites', 'booking', 'stays', 'account', 'uploads', 'kernel'],
  demo: ['support', 'booking', 'stays', 'account', 'uploads', 'kernel'],
  main: [
    'pages',
    'operator',
    'support',
    'assistant',
    'help',
    'import',
    'insight',
    'community',
    'moderation',
    'vouchers',
    'feed',
    'favorites',
    'documents',
    'booking',
    'stays',
    'account',
    'uploads',
    'kernel',
  ],
}
const rooms = Object.keys(mayImport)

let folder: string
/** Lines `from to` of the imports that the linter refuses among files that import every room from every room. */
let refused: Set<string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylark-rooms-'))
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const room of rooms) {
    mkdirSync(join(folder, 'server', room), { recursive: true })
    writeFileSync(join(folder, 'server', room, 'target.ts'), `export const ${room}Target = 1\n`)
    for (const other of rooms)
      writeFileSync(
        join(folder, 'server', room, `imports-${other}.ts`),
        `import { ${other}Target } from '../${other}/target'\n\nexport const seen = ${other}Target\n`,
      )
  }
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/oxlint'), ['--format=json', 'server'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error)
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  const places = diagnostics
    .filter(({ code }) => code.startsWith('boundaries'))
    .map(({ filename }) => /server\/(\w+)\/imports-(\w+)\.ts$/.exec(filename))
  refused = new Set(places.map((place) => `${place?.[1]} ${place?.[2]}`))
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(rooms)('%s imports the rooms below it and no other', (room) => {
  const allowed = [room, ...(mayImport[room] ?? [])]
  expect(rooms.filter((other) => !refused.has(`${room} ${other}`)).toSorted()).toEqual(allowed.toSorted())
})

test('every folder of the server is a room, or holds what no room loads', () => {
  const folders = readdirSync(join(root, 'server'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !['node_modules', 'migrations', 'scripts', 'pictures'].includes(entry.name)
      ? [entry.name]
      : [],
  )
  expect(folders.toSorted()).toEqual(rooms.toSorted())
})

/** The folder of a file inside its room; empty for files beside the folders. */
const folderOf = (room: string, path: string) => {
  const parts = relative(join(root, 'server', room), path).split('/')
  return parts.length > 1 && parts[0] !== '..' ? (parts[0] ?? '') : ''
}

/** Which folders of a room import which others, as `from to`. */
function folderArrows(room: string): Set<string> {
  const files = readdirSync(join(root, 'server', room), { recursive: true, encoding: 'utf8' })
  const arrows = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const file = join(root, 'server', room, name)
      const from = folderOf(room, file)
      const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^'`;]*? from '(\.[^']+)'/gm)
      return [...imports].map(([, path = '']) => [from, folderOf(room, resolve(dirname(file), path))])
    })
  return new Set(arrows.filter(([from, to]) => from && to && from !== to).map((arrow) => arrow.join(' ')))
}

test.each(rooms)('no two folders of %s import each other', (room) => {
  const arrows = folderArrows(room)
  expect([...arrows].filter((arrow) => arrows.has(arrow.split(' ').toReversed().join(' ')))).toEqual([])
})
