import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@babel/parser'
import { root } from './setup/root.mjs'
import { ownNames, vocabulary } from './words/vocabulary.mjs'

// Finds words that the vocabulary replaces, in declared names, file names, comments and docs. tools/words/left.json holds how many places are left of each;
// no word may gain one. `--list [path…]` prints the places, `--write` stores the present numbers.
const leftFile = join(root, 'tools/words/left.json')
const [mode, ...only] = process.argv.slice(2)

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
  '\n',
)
const isRead = (file) =>
  /\.(tsx?|mjs|scss|md)$/.test(file) &&
  !/^(server\/migrations|server\/pictures\/files|dist)\//.test(file) &&
  !file.endsWith('.d.ts') &&
  !file.startsWith('tools/words/')

const spoken = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase()

/** Names that a syntax tree declares: variables, functions, types, parameters and fields. */
function declaredIn(node, found) {
  if (!node || typeof node !== 'object') return
  if (Array.isArray(node)) return node.forEach((each) => declaredIn(each, found))
  if (typeof node.type !== 'string') return
  const add = (id) => {
    if (!id) return
    if (id.type === 'Identifier') found.push([id.name, id.loc.start.line])
    else if (id.type === 'ObjectPattern')
      id.properties.forEach((each) => add(each.type === 'RestElement' ? each.argument : each.value))
    else if (id.type === 'ArrayPattern') id.elements.forEach(add)
    else if (id.type === 'AssignmentPattern') add(id.left)
    else if (id.type === 'RestElement') add(id.argument)
    else if (id.type === 'TSParameterProperty') add(id.parameter)
  }
  if (node.id) add(node.id)
  if (Array.isArray(node.params)) node.params.forEach(add)
  if (/^(TSPropertySignature|TSMethodSignature|ClassProperty|ClassMethod)$/.test(node.type) && !node.computed)
    add(node.key)
  for (const [key, value] of Object.entries(node))
    if (key !== 'loc' && key !== 'comments' && !key.endsWith('Comments')) declaredIn(value, found)
}

function textsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const named = [
    [
      'name',
      spoken(
        file
          .split('/')
          .at(-1)
          .replace(/\.\w+$/, ''),
      ),
      1,
    ],
  ]
  if (file.endsWith('.md')) return text.split('\n').map((line, at) => ['doc', line, at + 1])
  if (file.endsWith('.scss'))
    return [...text.matchAll(/\/\*[^]*?\*\/|\/\/.*/g)].map((match) => [
      'comment',
      match[0],
      text.slice(0, match.index).split('\n').length,
    ])
  const tree = parse(text, {
    sourceType: 'module',
    plugins: ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])],
    errorRecovery: true,
  })
  const names = []
  declaredIn(tree.program, names)
  return [
    ...named,
    ...names.filter(([name]) => !ownNames.has(name)).map(([name, line]) => ['name', spoken(name), line]),
    ...tree.comments.map(({ value, loc }) => ['comment', value, loc.start.line]),
  ]
}

const places = []
for (const file of tracked.filter(isRead))
  for (const [kind, text, line] of textsOf(file))
    for (const { not, but, in: kinds, except = [] } of vocabulary) {
      if (kinds && !kinds.includes(kind)) continue
      const hits = text.match(new RegExp(not.source, `gi${not.flags.replace(/[gi]/g, '')}`)) ?? []
      if (hits.length === 0 || except.some((rule) => rule.test(text) || rule.test(file))) continue
      for (const hit of hits) places.push({ key: String(not), file, line, kind, hit, but, text })
    }

const key = ({ not }) => String(not)
const counted = {}
for (const place of places) counted[place.key] = (counted[place.key] ?? 0) + 1

if (mode === '--list') {
  for (const { file, line, kind, hit, but, text } of places)
    if (only.length === 0 || only.some((each) => file.startsWith(each)))
      console.log(`${file}:${line} ${kind} "${hit}" (${but}): ${text.trim().replace(/\s+/g, ' ').slice(0, 160)}`)
} else if (mode === '--write') {
  writeFileSync(leftFile, `${JSON.stringify(counted, null, 2)}\n`)
} else {
  const left = JSON.parse(readFileSync(leftFile, 'utf8'))
  const more = vocabulary.filter((rule) => (counted[key(rule)] ?? 0) > (left[key(rule)] ?? 0))
  for (const rule of more)
    console.error(
      `${key(rule)} should be "${rule.but}": ${counted[key(rule)]} places, ${left[key(rule)] ?? 0} before. Find the new one: node tools/check-words.mjs --list <file>`,
    )
  process.exitCode = more.length > 0 ? 1 : 0
}
