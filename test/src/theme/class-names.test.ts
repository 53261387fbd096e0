/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const src = join(__dirname, '../../../src')
const styleSheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.scss'))

/** Classes that a style sheet styles by themselves, not only inside others. */
const ownClasses = (file: string) =>
  new Set([...readFileSync(join(src, file), 'utf8').matchAll(/^\.([\w-]+)(?=\s*[,{])/gm)].map(([, name = '']) => name))

test('no class is styled by two style sheets: they may all meet on one page', () => {
  const byClass = new Map<string, string[]>()
  for (const file of styleSheets) {
    for (const name of ownClasses(file)) byClass.set(name, [...(byClass.get(name) ?? []), file])
  }
  expect(byClass.size).toBeGreaterThan(300)
  expect([...byClass].filter(([, files]) => files.length > 1)).toEqual([])
})
