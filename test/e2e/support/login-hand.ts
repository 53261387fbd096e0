import { TOAST_MS } from '@/domain/app/toast'
import type { Locator, Page } from 'playwright-core'
import type { LoginHand } from '../../support/login-hand'
import { loginScreens, type LoginMessage } from '../../support/spec/login-popup'
import { codeFor } from './mailbox'

/** The popup's parts, wherever it stands. */
export const loginParts = (page: Page) => {
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  return {
    popup,
    field: popup.locator('.login-field'),
    main: popup.locator('.btn'),
    back: popup.getByRole('button', { name: 'Back' }),
    link: (name: string | RegExp) => popup.getByRole('button', { name }),
    close: popup.getByRole('button', { name: 'Close' }),
  }
}

/** Six digits that are not the code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Headings, fields, buttons and links of the popup that a toast stands on. */
async function coveredBy(toast: Locator, popup: Locator): Promise<string[]> {
  const box = await toast.boundingBox()
  if (!box) throw new Error('the toast is not to be seen')
  return popup.locator('.login-title, .login-field, .login-fault, .btn, .login-link').evaluateAll(
    (parts, { y, height }) =>
      parts
        .filter((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return top < y + height && y < bottom
        })
        .map(({ className }) => className),
    box,
  )
}

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)

/** A hand on the popup that is open in a page whose clock the test moves. */
export function handIn(page: Page, url: string, email: string): LoginHand {
  const { popup, field, main, back, link } = loginParts(page)
  const enter = async (text: string) => {
    await field.fill(text)
    await main.tap()
  }
  const taps = {
    address: () => enter(email),
    toggle: () => link(/^Sign in Using a /).tap(),
    forgot: () => link('Forgot password?').tap(),
    code: async () => field.fill(await codeFor(url, email)),
    back: () => back.tap(),
  }
  const send = async ({ typed }: LoginMessage) => {
    await page.clock.fastForward(TOAST_MS)
    if (typed === 'wrong code') await field.fill(otherThan(await codeFor(url, email)))
    else await enter(typed)
  }
  return {
    tap: (tap) => taps[tap](),
    send,
    expectMode: async (mode) => {
      const { heading, field: label, button, links } = loginScreens[mode]
      await popup.getByRole('heading', { name: heading, exact: true }).waitFor()
      const shown = await popup.locator('.login-link').allTextContents()
      expect(await field.getAttribute('aria-label')).toBe(label)
      expect(await main.textContent()).toBe(button)
      expect(shown.map((text) => text.replace(/ \(\d+ s\)$/, ''))).toEqual(links)
      expect([await back.count(), await hasFocus(field)]).toEqual([mode === 'writeEmail' ? 0 : 1, true])
    },
    expectMessage: async ({ text }) => {
      const toast = page.getByRole('alert').getByText(text, { exact: true })
      await toast.waitFor()
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await popup.locator(`#${await field.getAttribute('aria-describedby')}`).textContent()).toBe(text)
      expect(await coveredBy(toast, popup)).toEqual([])
    },
  }
}
