/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@/api/client'
import { createCommunityApi } from '@/api/community-api'
import { createApi } from '@/api/create-api'
import { createSupportApi } from '@/api/support-api'
import { allRoutes } from '@/contract/all-routes'

const called: [client: string, key: string][] = []
const client = (name: string): Client => ({
  call: (key) => {
    called.push([name, key])
    return Promise.reject(new Error('noted'))
  },
})
const clients = {
  main: client('main'),
  new: client('new'),
  log: client('log'),
  upload: client('upload'),
  stream: client('stream'),
  chat: client('chat'),
}
const api = { ...createApi(clients), ...createCommunityApi(clients), ...createSupportApi(clients) }
const functions = Object.assign({}, ...Object.values(api)) as Record<string, (input: object) => Promise<unknown>>

/** Calls of the specification that no screen makes so far: the server has them, the app has no function for them. */
const withoutScreen = [
  'countSurveys',
  'getOrderVipType',
  'getPaymentOrderByBankId',
  'getSkuTempSource',
  'getVideo',
  'isCollected',
  'listAbroadOrders',
  'listAddresses',
  'listBgOrders',
  'listDialogNotes',
  'listHotelsById',
  'listNewOrders',
  'submitPackageStayOrder',
]

const routes = Object.values(allRoutes).filter(
  ({ client: sender, operationId }) => !['provider', 'staff'].includes(sender) && !withoutScreen.includes(operationId),
)

const src = join(__dirname, '../../../src')

/** All of the app's code that may call the API. */
const callers = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(api|contract|packages\/dev)\//.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n')

test.each(routes.map((route) => [route.operationId, route] as const))('%s', async (operationId, route) => {
  expect(functions[operationId]).toBeInstanceOf(Function)
  await expect(functions[operationId]!({})).rejects.toThrow('noted')
  expect(called.at(-1)).toEqual([route.client, `${route.method} ${route.path}`])
})

test('there is no function without a call in the contract', () => {
  expect(Object.keys(functions).sort()).toEqual(routes.map((route) => route.operationId).sort())
})

// VIP status and account closure are requested by the account's own screens.
const requestedElsewhere = ['getVipStatus', 'checkLoggedOff']

test.each(Object.keys(functions).filter((name) => !requestedElsewhere.includes(name)))('%s has a caller', (name) => {
  expect(callers).toMatch(new RegExp(`\\b${name}\\b`))
})
