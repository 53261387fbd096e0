import { signInPhone } from './support/app-calls'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { startRecordingProxy } from './support/recording-proxy'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)
afterAll(() => staylark.close())

test('a tab that a pointer rests on is fetched, does nothing before it is opened, and is not fetched again then', async () => {
  const proxy = await startRecordingProxy(staylark.url)
  const { page, context, errors } = await openPhone(staylark.browser, proxy.url)
  await signInPhone(context, proxy.url, 'prefetch@example.com')
  await page.goto('/home', { waitUntil: 'networkidle' })
  const pages = () => proxy.recorded.filter(({ path }) => path === '/account/mine')
  const calls = () => proxy.recorded.filter(({ path }) => path.endsWith('/extInfo'))
  const before = calls().length
  await page.getByRole('link', { name: 'Profile' }).hover()
  await eventually(
    async () => pages(),
    (seen) => expect(seen.map(({ method, purpose }) => [method, purpose])).toEqual([['GET', 'prefetch']]),
  )
  expect(calls()).toHaveLength(before)
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByText('Log out').waitFor()
  expect(pages()).toHaveLength(1)
  expect(calls().length).toBeGreaterThan(before)
  expect(errors).toEqual([])
  await context.close()
  await proxy.close()
}, 60_000)
