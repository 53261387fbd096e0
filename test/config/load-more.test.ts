import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOAD_MORE_PX } from '../../config/load-more'

/* Every list that is read page by page requests on 300 px from its end (spec §9), on every host. */

const src = join(__dirname, '../../src')

/** Folders of the pages that read a list on, found by what they import. */
const lists = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(pages|packages)\/.*\.tsx?$/.test(file))
  .filter((file) => readFileSync(join(src, file), 'utf8').includes("from '@/shell/use-read-on'"))
  .map((file) => join(file, '..'))

const hosts = ['h5', 'weapp', 'alipay', 'tt']

function configOf(page: string, host: string): { readonly onReachBottomDistance?: number } {
  process.env.TARO_ENV = host
  jest.resetModules()
  Object.assign(globalThis, { definePageConfig: (config: object) => config })
  return jest.requireActual(join(src, page, 'index.config.ts')).default
}

test('it is what the specification says', () => expect(LOAD_MORE_PX).toBe(300))

test('the lists are found', () => {
  expect(lists.toSorted()).toEqual([
    'packages/hotel/pages/list',
    'packages/ugc/pages/comments',
    'packages/ugc/pages/moment',
    'packages/ugc/pages/person',
    'packages/ugc/pages/pictures',
    'pages/account/wish-list',
    'pages/home',
    'pages/order/list',
  ])
})

test.each(lists.flatMap((page) => hosts.map((host) => [page, host] as const)))('%s on %s', (page, host) => {
  expect(configOf(page, host).onReachBottomDistance).toBe(LOAD_MORE_PX)
})

/** Lists inside a popup scroll in a box of their own. */
test.each(['areas.tsx', 'areas.h5.tsx'])('lists in popups: %s', (variant) => {
  const source = readFileSync(join(src, 'platform/scroll', variant), 'utf8')
  expect(source).toMatch(/(lowerThreshold=\{|< )LOAD_MORE_PX/)
})
