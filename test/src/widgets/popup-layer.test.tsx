import '../../support/as-h5'
import { useState } from 'react'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderRested } from '../../support/render-rested'
import { Dialog } from '@/widgets/dialog'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { Sheet } from '@/widgets/sheet'

let isMotionWelcome = true

beforeEach(() => {
  jest.useFakeTimers()
  isMotionWelcome = true
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: !isMotionWelcome,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'matchMedia')
})

/** A page that draws its sheet or dialog only while it is open. */
function Page() {
  const [open, setOpen] = useState<'sheet' | 'dialog' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="taro_page">
      <button type="button" onClick={() => setOpen('sheet')}>
        Filters
      </button>
      <button type="button" onClick={() => setOpen('dialog')}>
        Leave
      </button>
      <PopupLayer>
        {open === 'sheet' ? (
          <Sheet isOpen title="Filters" onClose={close}>
            <Choice onPick={close} />
          </Sheet>
        ) : open === 'dialog' ? (
          <Dialog isOpen title="Leave?" confirm={{ text: 'Leave now', onTap: close }} onClose={close} />
        ) : null}
      </PopupLayer>
    </div>
  )
}

function Choice({ onPick }: { readonly onPick: () => void }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>{`Rooms: ${count}`}</button>
      <button type="button" onClick={onPick}>
        Take it
      </button>
    </>
  )
}

const tap = (text: string | RegExp) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button, button *' }).at(-1) ?? document.body)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const popup = () => document.querySelector('.sheet, .dialog')

test.each([
  ['Filters', 'Take it', 'sheet-leaving', 200],
  ['Leave', 'Leave now', 'dialog-leaving', 150],
])('%s, taken away by its page, goes by its own motion', (opener, closer, leaving, motionMs) => {
  renderRested(<Page />)
  tap(opener)
  tap(closer)
  expect(popup()?.className).toContain(leaving)
  pass(motionMs - 1)
  expect(popup()).not.toBeNull()
  pass(1)
  expect(popup()).toBeNull()
})

test('where no motion is wanted it goes at once', () => {
  isMotionWelcome = false
  renderRested(<Page />)
  tap('Filters')
  tap('Take it')
  expect(popup()).toBeNull()
})

test('closed by its own cross it does not come back for a second motion', () => {
  renderRested(<Page />)
  tap('Filters')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(200)
  expect(popup()).toBeNull()
})

test('reopened while closing it starts again', () => {
  renderRested(<Page />)
  tap('Filters')
  tap('Rooms: 0')
  tap('Take it')
  pass(100)
  tap('Filters')
  expect(popup()?.className).not.toContain('leaving')
  expect(screen.getByText('Rooms: 0')).toBeTruthy()
  pass(1000)
  expect(popup()).not.toBeNull()
})
