import type { Locator, Page } from 'playwright-core'

/** The page in front; those behind it stay in the document. */
export const inFront = (page: Page): Locator => page.locator('.taro_page:not(.taro_page_shade)')

/** Opens the page of an order by its address and waits for its state, by its title. */
export async function openOrder(page: Page, orderid: string, title: string): Promise<void> {
  await page.goto(`/order/hotel/detail/${orderid}`)
  await seeStatus(page, title)
}

/** Waits until the order in front has a state, by its title. */
export const seeStatus = (page: Page, title: string): Promise<void> =>
  inFront(page).getByRole('heading', { name: title, exact: true }).waitFor()

const minorOf = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

/** The sums of the order in front by their names, in minor units without their signs. */
export async function sumsOf(page: Page): Promise<Record<string, number>> {
  const rows = await inFront(page)
    .locator('.facts-row')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')))
  const sums = rows.filter(([, value = '']) => /^−?-?[A-Z]{3} /.test(value))
  return Object.fromEntries(sums.map(([name = '', value = '']) => [name, minorOf(value)]))
}
