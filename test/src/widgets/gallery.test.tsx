import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { HotelPicture } from '@/contract/hotel'
import { Gallery } from '@/widgets/gallery'
import { picture } from '../../support/catalogue/cards'

const pictures: HotelPicture[] = (['hotel', 'room', 'room', 'food'] as const).map((category, index) => ({
  ...picture,
  alt: `Picture number ${index + 1}`,
  category,
}))
const counter = () => screen.getByRole('button', { name: /^Picture \d+ of 4/ })

function swipe(distancePx: number) {
  const track = document.querySelector('.swipe-track')
  if (!track) throw new Error('no track')
  const touch = (clientX: number) => ({ touches: [{ clientX, clientY: 10 }] })
  fireEvent.touchStart(track, touch(300))
  fireEvent.touchMove(track, touch(300 + distancePx))
  fireEvent.touchEnd(track, { changedTouches: [{ clientX: 300 + distancePx, clientY: 10 }] })
}

test('swiping, tabs and buttons all lead from picture to picture', () => {
  render(<Gallery name="Garden House" pictures={pictures} />)
  swipe(-120)
  expect(counter().textContent).toBe('2 / 4')
  swipe(120)
  swipe(120)
  expect(counter().textContent).toBe('1 / 4')
  fireEvent.click(screen.getByRole('button', { name: /^Food/ }))
  expect(counter().textContent).toBe('4 / 4')
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(counter().textContent).toBe('3 / 4')
})

test('only the current picture and its neighbours are loaded', () => {
  const { container } = render(<Gallery name="Garden House" pictures={pictures} />)
  expect(container.querySelectorAll('img')).toHaveLength(2)
})

test('full screen by the counter, closed by Escape', () => {
  render(<Gallery name="Garden House" pictures={pictures} />)
  fireEvent.click(counter())
  const viewer = screen.getByRole('dialog', { name: 'Pictures of Garden House' })
  expect(viewer.textContent).toContain('Picture number 1')
  fireEvent.keyDown(viewer, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture’s credit stands on it and below the full one, and only where required', () => {
  const credited = pictures.map((each, index) => (index === 0 ? { ...each, credit: 'Ada Example' } : each))
  const { container } = render(<Gallery name="Garden House" pictures={credited} />)
  expect([...container.querySelectorAll('.gal-credit')].map(({ textContent }) => textContent)).toEqual([
    'Picture: Ada Example',
  ])
  fireEvent.click(counter())
  const viewer = screen.getByRole('dialog', { name: 'Pictures of Garden House' })
  expect(viewer.querySelector('.galfull-credit')?.textContent).toBe('Picture: Ada Example')
  fireEvent.click(screen.getAllByRole('button', { name: 'Next' }).at(-1)!)
  expect(viewer.querySelector('.galfull-credit')?.textContent).toBe('')
})
