import { openPhone, openRefusingPhone } from './support/browser'
import { type Staylark, useStaylark } from './support/staylark'
import { chooseOffer, fillForm, payAtGateway, searchCity, signInAtPopup } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

type Opened = Awaited<ReturnType<typeof openPhone>>

/** A phone whose pages meet this before their first script. */
const withScript = (script: () => void) => async (): Promise<Opened> => {
  const phone = await openPhone(staylark.browser, staylark.url)
  await phone.context.addInitScript(script)
  return phone
}

const refusesAccess = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

const isFull = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

const refusesAll = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
}

const cookiesThrow = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
}

test.each([
  ['whose storage refuses any access', withScript(refusesAccess)],
  ['whose storage is full', withScript(isFull)],
  ['whose storage throws at every call', withScript(refusesAll)],
  ['where storage and cookies throw', withScript(cookiesThrow)],
  ['that blocks all cookies, and storage with them', () => openRefusingPhone(staylark.url)],
] as [string, () => Promise<Opened>][])(
  'a browser %s: a visitor finds, signs in, books and pays',
  async (what, open) => {
    const { page, errors, context } = await open()
    const email = `refused.${what.length}@example.com`
    await searchCity(page, 'Shanghai')
    await chooseOffer(page)
    await fillForm(page, email)
    await page.getByRole('button', { name: 'Submit' }).tap()
    await signInAtPopup(page, staylark.url, email)
    await page.waitForURL(/\/order\/pay\/[^/]+$/)
    await payAtGateway(page, 'Approve')
    await page.waitForURL(/\/order\/pay\/finish\//)
    await page
      .getByText(/confirmed|paid/i)
      .first()
      .waitFor()
    expect(errors).toEqual([])
    await context.close()
  },
  120_000,
)
