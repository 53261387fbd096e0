import '../../../support/as-h5'
import { renders, resetRenders } from '../../../support/count-renders'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import HotelList from '@/packages/hotel/pages/list'
import { RootProvider } from '@/stores/app/context'
import { createRoot } from '@/stores/app/create-root'
import { hotelWith } from '../../../support/catalogue/cards'
import { searchReplyWith } from '../../../support/catalogue/search-reply'
import { host, resetHost } from '../../../support/taro-mock'

const place = {
  value: 'kyoto',
  label: 'Kyoto City',
  showLabel: 'Kyoto, Japan',
  localName: '京都',
  sourceType: 30,
  clickType: 1,
  countryCode: 'JP',
  isAbroad: true,
  timeZone: 'Asia/Tokyo',
  currencyCode: 'JPY',
  today: '2026-11-21',
  headImg: hotelWith().headImg,
  hotelCount: 40,
}

/** What the server replies, by the end of a path. */
const replies: Record<string, object> = {
  '/search/hotel': searchReplyWith({ list: [hotelWith(), hotelWith({ id: 'h2', name: 'River House' })] }),
  '/list/city': { list: [place], regions: [], unservedPlace: null },
  '/district/usual': { source: 'usual', list: [place] },
  '/hotel/holidays': { list: [] },
}

beforeEach(() => {
  resetHost()
  resetRenders()
  host.answer = ({ url = '' }) => {
    const reply = Object.entries(replies).find(([end]) => url.split('?')[0]?.endsWith(end))?.[1]
    return Promise.resolve({ statusCode: reply ? 200 : 404, header: {}, data: JSON.stringify(reply ?? {}) })
  }
})
afterEach(cleanup)

/** Lets requests, loaded code and closing motions end. */
const rest = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)))

async function open(Page: ComponentType, params: Record<string, string>) {
  host.params = params
  render(
    <RootProvider root={createRoot()}>
      <Page />
    </RootProvider>,
  )
  await waitFor(() => expect(screen.queryAllByRole('status', { name: /Loading|Checking/ })).toHaveLength(0))
  await rest()
}

/** Opens a sheet by a button, does something in it, and closes it. */
async function openAndClose(button: RegExp, inside: () => Promise<void> = rest) {
  const [opener] = screen.getAllByRole('button', { name: button })
  if (!opener) throw new Error(`no button ${button}`)
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog')
  await inside()
  const top = screen.getAllByRole('dialog').at(-1) ?? dialog
  fireEvent.keyDown(top, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test.each<[string, RegExp]>([
  ['the order', /^Sort/],
  ['price and grade', /^Price & grade/],
  ['areas', /^Area/],
  ['more filters', /^More/],
  ['another search', /^Change search/],
])('hotel list: opening and closing %s renders no hotel anew', async (_, button) => {
  await open(HotelList, { cityId: 'kyoto' })
  expect(renders.HotelCard).toBeGreaterThanOrEqual(2)
  resetRenders()
  await openAndClose(button)
  expect(renders).toEqual({})
})
