import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import type { BackStep } from '@/platform/navigation/contract'
import { ActionSheet } from '@/widgets/action-sheet'
import { Dialog } from '@/widgets/dialog'
import { GalleryViewer } from '@/widgets/gallery/viewer'
import type { LoginMode } from '@/domain/account/login-form'
import { LoginPopup } from '@/widgets/login-popup'
import { Sheet } from '@/widgets/sheet'
import { loginFormProps } from '../../support/login-form-props'
import { renderRested } from '../../support/render-rested'

const mockSteps: BackStep[] = []
jest.mock('@/platform/navigation/back-steps', () => ({
  addStep: (step: BackStep) => {
    mockSteps.push(step)
    return () => mockSteps.splice(mockSteps.indexOf(step), 1)
  },
}))

const back = () => act(() => mockSteps.at(-1)?.onBack())
const nothing = () => {}

function Opened({ render: draw }: { readonly render: (isOpen: boolean, close: () => void) => ReactElement | null }) {
  const [isOpen, setOpen] = useState(true)
  return draw(isOpen, () => setOpen(false))
}

test.each<[string, (isOpen: boolean, close: () => void) => ReactElement | null]>([
  [
    'a sheet',
    (isOpen, close) => (
      <Sheet isOpen={isOpen} title="Guests" onClose={close}>
        {2}
      </Sheet>
    ),
  ],
  [
    'a dialog',
    (isOpen, close) => (
      <Dialog isOpen={isOpen} title="Sure?" confirm={{ text: 'Yes', onTap: nothing }} onClose={close} />
    ),
  ],
  ['an action sheet', (isOpen, close) => <ActionSheet isOpen={isOpen} actions={[]} onPick={nothing} onClose={close} />],
  [
    'the gallery',
    (isOpen, close) =>
      isOpen ? <GalleryViewer name="Inn" pictures={[]} index={0} onIndex={nothing} onClose={close} /> : null,
  ],
])('%s is one step of Back, which closes it', (_name, draw) => {
  render(<Opened render={draw} />)
  expect([document.querySelectorAll('[aria-modal]').length, mockSteps.length]).toEqual([1, 1])
  back()
  expect([document.querySelectorAll('[aria-modal]').length, mockSteps.length]).toEqual([0, 0])
})

test('a dialog at work stays, with its step', () => {
  const close = jest.fn()
  renderRested(
    <Dialog isOpen title="Sure?" confirm={{ text: 'Yes', onTap: () => new Promise(nothing) }} onClose={close} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  back()
  expect([close.mock.calls.length, mockSteps.length]).toEqual([0, 1])
})

test('at the login popup Back goes one step back, and closes at the first', () => {
  const done: string[] = []
  const propsAt = (mode: LoginMode) => ({
    ...loginFormProps({ mode }, { back: () => done.push('back') }),
    canClose: true,
    toast: null,
    onClose: () => done.push('close'),
  })
  const { rerender } = render(<LoginPopup {...propsAt('verifyLogin')} />)
  back()
  rerender(<LoginPopup {...propsAt('writeEmail')} />)
  back()
  expect(done).toEqual(['back', 'close'])
})

test('a login popup that cannot be closed lets Back leave the page from its first step', () => {
  const propsAt = (mode: LoginMode) => ({ ...loginFormProps({ mode }), canClose: false, toast: null, onClose: nothing })
  const { rerender } = render(<LoginPopup {...propsAt('writeEmail')} />)
  expect(mockSteps.length).toBe(0)
  rerender(<LoginPopup {...propsAt('verifyLogin')} />)
  expect(mockSteps.length).toBe(1)
})
