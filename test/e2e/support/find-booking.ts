import type { Page } from 'playwright-core'
import { eventually } from './eventually'
import { newestMail } from './mailbox'

/** The code that was mailed to the contact of a booking, as soon as it is there. */
export async function mailedBookingCode(url: string, contact: string): Promise<string> {
  let code = ''
  await eventually(
    async () => (await newestMail(url, contact, /Staylark code/))?.text ?? '',
    (text) => {
      expect(text).toContain('open your booking or order')
      code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
    },
  )
  return code
}

/** Names a booking by its contact and number on the page that finds one, and requests its code. */
export async function requestBookingCode(page: Page, contact: string, orderNo: string): Promise<void> {
  await page.goto('/order/find')
  await page.getByLabel('Email address').fill(contact)
  await page.getByLabel('Booking or order number').fill(orderNo)
  await page.getByRole('button', { name: 'Send code' }).tap()
  await page.getByLabel('Verification code').waitFor()
}

/** Opens a booking with its mailed code, on a phone on which nobody is signed in. */
export async function openAsGuest(
  page: Page,
  url: string,
  { contact, orderNo, orderid }: { readonly contact: string; readonly orderNo: string; readonly orderid: string },
): Promise<void> {
  await requestBookingCode(page, contact, orderNo)
  await page.getByLabel('Verification code').fill(await mailedBookingCode(url, contact))
  await page.waitForURL(new RegExp(`/order/hotel/detail/${orderid}$`))
}
