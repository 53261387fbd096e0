import type { Page } from 'playwright-core'

/** The page of an address comes without its first screen from now on, as where the server could not make it in time. */
export async function leaveToApp(page: Page, address: string): Promise<void> {
  const [path] = address.split('?')
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const reply = await route.fetch()
      const screen = /<div id="app".*?<script id="__data"[^>]*>.*?<\/script>/s
      await route.fulfill({ response: reply, body: (await reply.text()).replace(screen, '<div id="app"></div>') })
    },
  )
}
