import '../../support/as-h5'
import { useState } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import { renderRested } from '../../support/render-rested'
import { Dialog } from '@/widgets/dialog'
import { Sheet } from '@/widgets/sheet'

/** A sheet that opens another one inside, which opens a confirmation beside it. */
function Page({ depth = 0 }: { readonly depth?: number }) {
  const [open, setOpen] = useState(depth)
  const close = (level: number) => () => setOpen(level)
  return (
    <div className="taro_page">
      <button type="button" onClick={() => setOpen(1)}>
        Outer
      </button>
      <Sheet isOpen={open >= 1} title="First" onClose={close(0)}>
        <button type="button" onClick={() => setOpen(2)}>
          Inner
        </button>
        <Sheet isOpen={open >= 2} title="Second" onClose={close(1)}>
          <button type="button" onClick={() => setOpen(3)}>
            Ask
          </button>
        </Sheet>
      </Sheet>
      <Dialog isOpen={open >= 3} title="Sure?" confirm={{ text: 'Yes', onTap: close(2) }} onClose={close(2)} />
    </div>
  )
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const dialogs = () => document.querySelectorAll('[aria-modal]').length
const tap = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('Escape closes one popup at a time, the topmost first, and the focus goes back step by step', () => {
  renderRested(<Page />)
  for (const name of ['Outer', 'Inner', 'Ask']) tap(name)
  const steps = [3, 2, 1].map((count) => {
    expect(dialogs()).toBe(count)
    press('Escape')
    return document.activeElement?.textContent
  })
  expect(steps).toEqual(['Ask', 'Inner', 'Outer'])
  expect(dialogs()).toBe(0)
})

test('open from the start, the inner one handles keys first', () => {
  renderRested(<Page depth={2} />)
  press('Escape')
  expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'First' })).toBeTruthy()
})

test('the page stands still until the last one is closed', () => {
  renderRested(<Page depth={2} />)
  const page = document.querySelector<HTMLElement>('.taro_page')
  press('Escape')
  expect(page?.style.overflowY).toBe('hidden')
  press('Escape')
  expect(page?.style.overflowY).toBe('')
})

test('Escape handled by a field inside closes nothing', () => {
  renderRested(<Page depth={1} />)
  const inner = screen.getByRole('button', { name: 'Inner' })
  inner.addEventListener('keydown', (event) => event.preventDefault())
  fireEvent.keyDown(inner, { key: 'Escape' })
  expect(dialogs()).toBe(1)
})

test('a popup of a page behind leaves the keyboard alone', () => {
  renderRested(<Page depth={1} />)
  document.querySelector('.taro_page')?.classList.add('taro_page_shade')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(dialogs()).toBe(1)
})
