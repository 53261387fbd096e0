import '../../support/as-h5'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderRested } from '../../support/render-rested'
import { Dialog, type DialogProps } from '@/widgets/dialog'

function show(more: Partial<DialogProps> = {}) {
  const onClose = jest.fn()
  const confirm = { text: 'Delete', onTap: () => {} }
  renderRested(<Dialog isOpen title="Delete this trip?" confirm={confirm} onClose={onClose} {...more} />)
  return { onClose }
}

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const escape = () => {
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.keyUp(document.body, { key: 'Escape' })
}
const action = (text: string) => ({ text, onTap: () => {} })

test.each<[string, Partial<DialogProps>, string[]]>([
  ['one', {}, ['Delete']],
  ['two', { cancel: action('Keep') }, ['Delete', 'Keep']],
  ['three', { other: action('Archive'), cancel: action('Keep') }, ['Delete', 'Archive', 'Keep']],
])('%s actions stand below each other in this order', (_count, more, names) => {
  show(more)
  expect(buttons()).toEqual(names)
})

test.each<[string, Partial<DialogProps>, string]>([
  ['a question', {}, 'alertdialog'],
  ['something to read', { role: 'dialog' }, 'dialog'],
])('%s is an %s', (_what, more, role) => {
  show({ ...more, children: 'It cannot be undone.' })
  const dialog = screen.getByRole(role, { name: 'Delete this trip?' })
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(text?.textContent).toBe('It cannot be undone.')
})

test.each<[string, () => void]>([
  ['Escape', escape],
  ['its cross', () => fireEvent.click(button('Close'))],
  ['a tap beside it', () => fireEvent.click(document.querySelector('.dialog-veil') ?? document.body)],
])('%s closes it', (_what, close) => {
  const { onClose } = show({ hasClose: true })
  close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

describe('an action that takes its time', () => {
  const begin = () => {
    let settle = (_outcome: 'done' | 'failed') => {}
    const onTap = jest.fn(
      () =>
        new Promise<void>((resolve, reject) => {
          settle = (outcome) => (outcome === 'done' ? resolve() : reject(new Error('refused')))
        }),
    )
    const { onClose } = show({ confirm: { text: 'Delete', onTap }, cancel: action('Keep'), hasClose: true })
    fireEvent.click(button('Delete'))
    return { onClose, onTap, settle: (outcome: 'done' | 'failed') => act(async () => settle(outcome)) }
  }

  test('turns its button, locks the others and holds the dialog', () => {
    const { onClose, onTap } = begin()
    expect(button('Delete').getAttribute('aria-busy')).toBe('true')
    expect([button('Delete').disabled, button('Keep').disabled]).toEqual([true, true])
    fireEvent.click(button('Delete'))
    escape()
    fireEvent.click(button('Close'))
    expect([onTap.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  })

  test.each(['done', 'failed'] as const)('gives all back when it is %s', async (outcome) => {
    const { onClose, settle } = begin()
    await settle(outcome)
    expect([button('Delete').disabled, button('Keep').disabled]).toEqual([false, false])
    escape()
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
