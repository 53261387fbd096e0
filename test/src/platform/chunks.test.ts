import { act, screen, waitFor } from '@testing-library/react'
import { beforeReload } from '@/platform/chunks/reload'
import { fetchCode } from '@/platform/chunks/index.h5'
import { fetchCode as fetchInMini } from '@/platform/chunks'
import { tabStorage } from '@/platform/storage/index.h5'

jest.mock('@/platform/storage', () => jest.requireActual('@/platform/storage/index.h5'))
jest.mock('@/platform/credentials', () => jest.requireActual('@/platform/credentials/index.h5'))

const reload = jest.fn()
let onLine = true

jest.mock('@/platform/chunks/reload', () => {
  const actual = jest.requireActual('@/platform/chunks/reload')
  return { ...actual, reloadOnce: (by = reload) => actual.reloadOnce(by) }
})

beforeEach(() => {
  onLine = true
  Object.defineProperty(navigator, 'onLine', { get: () => onLine, configurable: true })
  reload.mockReset()
  window.sessionStorage.clear()
  document.body.innerHTML = '<div id="app"><button>behind</button></div>'
})

const scriptError = () => Object.assign(new Error('Loading chunk a failed.'), { name: 'ChunkLoadError' })
const styleError = () => Object.assign(new Error('Loading CSS chunk a failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' })

/** An import that fails so many times. */
function failing(times: number, error: () => unknown = scriptError) {
  const tries = { count: 0 }
  const load = async () => {
    tries.count += 1
    if (tries.count <= times) throw error()
    return 'module'
  }
  return { load, tries }
}

const message = () => screen.findByRole('alertdialog')
const tap = (name: string) => act(() => screen.getByText(name).click())

test.each([
  ['a script', scriptError],
  ['a style', styleError],
])('%s that does not load: one reload, and after it Retry in place', async (_what, error) => {
  const saved = jest.fn()
  const unregister = beforeReload(saved)
  void fetchCode(failing(1, error).load)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(saved).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const { load, tries } = failing(2, error)
  const fetched = fetchCode(load)
  await message()
  expect(document.getElementById('app')?.hasAttribute('inert')).toBe(true)
  expect(document.activeElement?.textContent).toBe('Retry')
  tap('Retry')
  await waitFor(() => expect(tries.count).toBe(2))
  await message()
  tap('Retry')
  expect(await fetched).toBe('module')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.getElementById('app')?.hasAttribute('inert')).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  unregister()
})

test('without a connection nothing reloads, and the connection that comes back retries by itself', async () => {
  onLine = false
  const fetched = fetchCode(failing(1).load)
  await message()
  expect(reload).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await fetched).toBe('module')
})

test('where the mark cannot be stored nothing reloads, else the page would reload for ever', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const fetched = fetchCode(failing(1).load)
  await message()
  expect(reload).not.toHaveBeenCalled()
  tap('Retry')
  await fetched
  setItem.mockRestore()
  tabStorage.write('chunk_reloads', '')
})

test('closing rejects with the load error; leaving the address does as well', async () => {
  const closed = fetchCode(failing(9).load, { mayReload: false })
  await message()
  tap('Close')
  await expect(closed).rejects.toThrow('Loading chunk a failed.')
  const left = fetchCode(failing(9, styleError).load, { mayReload: false })
  await message()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(left).rejects.toThrow('Loading CSS chunk a failed.')
})

test('a page offers Explore and covers the screen; it cannot be closed', async () => {
  void fetchCode(failing(9).load, { isPage: true, mayReload: false })
  await message()
  expect(screen.getByText('Go to Explore').getAttribute('href')).toBe('/home')
  expect(screen.queryByText('Close')).toBeNull()
  expect(document.querySelector('.load-failure-page')).not.toBeNull()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
})

test('several failures at once share one message', async () => {
  const both = [failing(1), failing(1)].map(({ load }) => fetchCode(load, { mayReload: false }))
  await message()
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  tap('Retry')
  expect(await Promise.all(both)).toEqual(['module', 'module'])
})

test('any other error is the caller’s own', async () => {
  await expect(fetchCode(failing(1, () => new TypeError('bug')).load)).rejects.toThrow('bug')
  expect(reload).not.toHaveBeenCalled()
})

test('a mini-program’s code is there', async () => {
  expect(await fetchInMini(async () => 'module')).toBe('module')
})
