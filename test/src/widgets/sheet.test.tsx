import '../../support/as-h5'
import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { Sheet } from '@/widgets/sheet'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="taro_page">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet
        isOpen={isOpen}
        title="Filters"
        onClose={() => setOpen(false)}
        footer={<button type="button">Last</button>}
      >
        <button type="button">Inside</button>
      </Sheet>
    </div>
  )
}

function open() {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole('dialog', { name: 'Filters' }) }
}

test('open, it has the focus and the page behind stands still', () => {
  const { dialog } = open()
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(document.querySelector<HTMLElement>('.taro_page')?.style.overflowY).toBe('hidden')
})

test.each<[string, (dialog: HTMLElement) => void]>([
  ['Escape', (dialog) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its veil', (dialog) => fireEvent.click(dialog.parentElement?.querySelector('.sheet-veil') ?? dialog)],
])('%s closes it, gives the focus back and lets the page go', (_, close) => {
  const { opener, dialog } = open()
  close(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(document.querySelector<HTMLElement>('.taro_page')?.style.overflowY).toBe('')
})

test('Tab goes round inside', () => {
  const { dialog } = open()
  screen.getByRole('button', { name: 'Last' }).focus()
  fireEvent.keyDown(dialog, { key: 'Tab' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last' }))
})
