import { opens, type Scene } from './scene'

/** The profile tab, the personal page, and their popups. */
export const accountScenes: readonly Scene[] = [
  { name: 'personal', at: 'profile', prepare: (page) => page.locator('#nickName').waitFor() },
  {
    name: 'personal-faults',
    at: 'profile',
    prepare: async (page) => {
      await page.getByLabel('Nickname').fill('')
      await page.getByLabel('Phone', { exact: true }).fill('12')
      await page.getByRole('button', { name: 'Save' }).tap()
      await page.getByText('Please enter a nickname').waitFor()
      await page.getByLabel('Phone', { exact: true }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'personal-gender', at: 'profile', prepare: opens(/^Gender/) },
  { name: 'personal-birthday', at: 'profile', prepare: opens(/^Birthday/) },
  { name: 'personal-country', at: 'profile', prepare: opens(/^Country or region/) },
  {
    name: 'personal-leave',
    at: 'profile',
    prepare: async (page) => {
      await page.getByLabel('Nickname').fill('Somebody else')
      await page.getByRole('button', { name: 'Back', exact: true }).tap()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'personal-crop',
    at: 'profile',
    prepare: async (page) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Change picture' }).tap()
      await (await chooser).setFiles('server/pictures/files/city-day-01.webp')
      await page.getByRole('dialog', { name: 'Position your picture' }).waitFor()
    },
  },
  { name: 'personal-visitor', at: 'profile', isVisitor: true, prepare: (page) => page.getByRole('dialog').waitFor() },
  { name: 'profile', at: 'mine', prepare: (page) => page.getByText(/@example\.com/).waitFor() },
  { name: 'profile-devices', at: 'mine', prepare: opens('Signed-in devices') },
  { name: 'profile-export', at: 'mine', prepare: opens('Download my data') },
  { name: 'profile-delete', at: 'mine', prepare: opens('Delete account') },
  { name: 'profile-cache', at: 'mine', prepare: opens('Clear cache', 'alertdialog') },
  {
    name: 'profile-rows',
    at: 'mine',
    prepare: async (page) => {
      await page.getByText(/@example\.com/).waitFor()
      await page.locator('.taro_page').evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    },
  },
  { name: 'profile-logout', at: 'mine', prepare: opens('Log out', 'alertdialog') },
  {
    name: 'profile-visitor',
    at: 'mine',
    isVisitor: true,
    prepare: (page) => page.locator('.mine-picture-none').waitFor(),
  },
]
