import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { pagesOfPdf } from '../../../support/server/pages-of-pdf'
import { inFront } from './order-page'

/** The Chinese company to which the tests' invoice is made out. */
export const buyer = {
  title: '杭州湖畔旅游有限公司',
  taxNumber: '91330100MA2H00000X',
  address: '浙江省杭州市湖滨路1号',
}

/** Requests an invoice for a company on the order in front; a missing tax number is named first. */
export async function requestInvoice(page: Page): Promise<void> {
  await inFront(page).getByRole('button', { name: 'Request an invoice' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Request an invoice' })
  await sheet.getByRole('button', { name: 'Company' }).tap()
  await sheet.getByLabel('Name of the company').fill(buyer.title)
  const send = sheet.getByRole('button', { name: /^Request for / })
  await send.tap()
  await sheet.getByText("Enter the company's tax number").waitFor()
  await sheet.getByLabel('Tax number').fill(buyer.taxNumber)
  await sheet.getByLabel('Address', { exact: true }).fill(buyer.address)
  await send.tap()
  await sheet.waitFor({ state: 'detached' })
}

/** Opens a document of the order in front; returns the text of its only page, once the downloaded file is checked to be a PDF. */
export async function openDocument(page: Page, kind: 'Receipt' | 'Invoice' | 'Credit note'): Promise<string> {
  const row = inFront(page).getByRole('button', { name: new RegExp(`^Open ${kind} `) })
  await row.waitFor()
  const begun = page.waitForEvent('download')
  await row.tap()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const pages = await pagesOfPdf(file)
  expect(pages).toHaveLength(1)
  return pages[0] ?? ''
}
