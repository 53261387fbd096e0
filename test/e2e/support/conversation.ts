import type { Locator, Page } from 'playwright-core'

/** Writes a message and sends it, to the assistant or in a chat. */
export async function send(page: Page, text: string): Promise<void> {
  await page.locator('.compose-text').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
}

/** The last question to the assistant, with its answer. */
export const lastTurn = (page: Page): Locator => page.locator('.udesk-turn').last()

/** Sends the assistant a question and waits until its answer is whole. */
export async function ask(page: Page, question: string): Promise<void> {
  await send(page, question)
  await lastTurn(page).getByText(question, { exact: true }).waitFor()
  await lastTurn(page).getByRole('group', { name: 'Did this help?' }).waitFor()
}
