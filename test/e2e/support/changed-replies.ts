import type { Page } from 'playwright-core'
import type { ErrorBody } from '@/contract/error-body'

/** Changes what a page does before it is opened. */
export type Before = (page: Page) => Promise<unknown>

/** Whether an address is that of a call, whatever its query. */
export const isTo = (path: string) => (url: URL) => url.pathname === path

/** Changes fields of the replies to a call, by its path, until the page's routes are removed. */
export const changing =
  <Reply extends object>(path: string, change: (reply: Reply) => Partial<Reply>): Before =>
  (page) =>
    page.route(isTo(path), async (route) => {
      const response = await route.fetch()
      const reply: Reply = await response.json()
      await route.fulfill({ response, json: { ...reply, ...change(reply) } })
    })

/** Refuses a call, by its path, with an error of the server's. */
export const refusing =
  (path: string, status: number, error: Omit<ErrorBody, 'requestId'>): Before =>
  (page) =>
    page.route(isTo(path), (route) => route.fulfill({ status, json: { requestId: 'req_01HZY8', ...error } }))

/** Fails a call, by its path, as a server does that has broken. */
export const breaking = (path: string): Before =>
  refusing(path, 500, { code: 'internal', message: 'Something went wrong on our side. Please try again.' })

/** All of these. */
export const together =
  (...all: readonly Before[]): Before =>
  async (page) => {
    for (const before of all) await before(page)
  }
