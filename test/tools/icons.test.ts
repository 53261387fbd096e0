import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coreIcons, filledIcons, moreIcons } from '@/theme/icon-names'
import { evaluateModule } from '../support/evaluate-module'

const shapes = String(evaluateModule("import { iconShapes } from './tools/icons.mjs'", 'iconShapes()'))

test('the shapes are what tools/icons.mjs draws', () => {
  const file = join(__dirname, '../../src/theme/_icon-shapes.scss')
  expect(readFileSync(file, 'utf8')).toBe(shapes)
})

test('no name was left without a shape', () => {
  const named = [...shapes.matchAll(/^ {2}'([\w-]+)':\s+"%3C\w.*%3E",$/gm)].map(([, name]) => name)
  const filled = filledIcons.map((name) => `${name}-filled`)
  expect(named).toEqual(['unknown', ...coreIcons, ...filled, ...moreIcons])
})
