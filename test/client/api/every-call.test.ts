/** @jest-environment node */
import type { Client } from '@/api/client'
import { createApi } from '@/api/create-api'
import { allRoutes } from '@/contract/all-routes'

const called: [client: string, key: string][] = []
const client = (name: string): Client => ({
  call: (key) => {
    called.push([name, key])
    return Promise.reject(new Error('noted'))
  },
})
const api = createApi({ main: client('main'), new: client('new'), log: client('log'), upload: client('upload') })
const functions = Object.assign({}, ...Object.values(api)) as Record<string, (input: object) => Promise<unknown>>
const routes = Object.values(allRoutes).filter((route) => route.client !== 'provider')

test.each(routes.map((route) => [route.operationId, route] as const))('%s', async (operationId, route) => {
  expect(functions[operationId]).toBeInstanceOf(Function)
  await expect(functions[operationId]!({})).rejects.toThrow('noted')
  expect(called.at(-1)).toEqual([route.client, `${route.method} ${route.path}`])
})

test('there is no function without a call in the contract', () => {
  expect(Object.keys(functions).sort()).toEqual(routes.map((route) => route.operationId).sort())
})
