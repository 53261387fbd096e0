import { evaluateModule } from '../support/evaluate-module'

const rows: [host: string, isWatch: boolean, said: string | null, setting: string][] = [
  ['weapp', false, null, '0'],
  ['alipay', false, '', '0'],
  ['tt', false, null, '0'],
  ['weapp', true, null, ''],
  ['weapp', false, '1', '1'],
  ['h5', false, null, ''],
  ['h5', false, '0', '0'],
]

test('published mini-programs contain no widget gallery, unless it is requested', () => {
  const settings = evaluateModule(
    `import { demoSetting } from './tools/setup/demo-setting.mjs'
    const rows = ${JSON.stringify(rows)}`,
    'rows.map(([host, isWatch, said]) => demoSetting(host, isWatch, said ?? undefined))',
  )
  expect(settings).toEqual(rows.map(([, , , setting]) => setting))
})
