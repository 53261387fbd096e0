import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readVariables, variableNames } from '../../../../server/kernel/config/variables'
import { projectFolder } from '../../../support/server/project-folder'

const text = readFileSync(join(projectFolder, '.env.example'), 'utf8')
const named = [...text.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)

test('.env.example names every setting once, and no other', () =>
  expect(named.toSorted()).toEqual([...variableNames].toSorted()))

test('.env.example can be used as it is', () => expect(readVariables(parseEnv(text)).PORT).toBe(3000))
