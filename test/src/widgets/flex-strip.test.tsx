import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { FlexStay } from '@/contract/hotel'
import { FlexStrip } from '@/widgets/flex-strip'

const stayOn = (day: number): FlexStay => ({
  checkIn: `2026-12-${day}`,
  checkOut: `2026-12-${day + 2}`,
  price: null,
  isLowest: false,
})
const stays = [10, 11, 12, 13, 14, 15, 16].map(stayOn)

/** Boxes of 80 px side by side in a strip of 240 px. */
function layOut() {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const at = [...document.querySelectorAll('.flexdays-one')].indexOf(this)
    return at < 0 ? new DOMRect(0, 0, 240, 52) : new DOMRect(at * 80, 0, 80, 52)
  })
}

test('the chosen stay stands in the middle of the strip from the start, and is no button to choose it again', () => {
  layOut()
  const onChoose = jest.fn()
  const { container } = render(<FlexStrip stays={stays} checkIn="2026-12-13" onChoose={onChoose} />)
  const row = container.querySelector('.flexdays-row')
  expect(row?.scrollLeft).toBe(160)
  fireEvent.click(screen.getByRole('button', { pressed: true }))
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /^Mon 14 Dec/ }))
  expect(onChoose).toHaveBeenCalledWith(stays[4])
})
