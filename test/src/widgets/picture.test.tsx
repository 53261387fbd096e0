import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { Picture, type PictureProps } from '@/widgets/picture'
import { picture } from '../../support/catalogue/cards'

test.each<[string, Partial<PictureProps>, string, string]>([
  ['its own shape', {}, '66.66666666666667%', '/pictures/480/hotel-day-01.webp'],
  ['a square, small', { ratio: 1, width: 240 }, '100%', '/pictures/240/hotel-day-01.webp'],
  ['wide, large', { ratio: 2, width: 960 }, '50%', '/pictures/960/hotel-day-01.webp'],
])('%s keeps its place in the average colour', (_, props, height, address) => {
  render(<Picture picture={picture} isEager {...props} />)
  const img = screen.getByRole('img', { name: 'A hotel by day.' })
  expect(img.getAttribute('src')).toBe(address)
  expect(img.parentElement?.style.paddingTop).toBe(height)
  expect(img.parentElement?.style.backgroundColor).toBe('rgb(136, 170, 187)')
})

test('beside a text that says the same it has no words', () => {
  const { container } = render(<Picture picture={picture} isEager isDecorative />)
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('one that cannot be loaded leaves its colour, not a broken sign', () => {
  const { container } = render(<Picture picture={picture} isEager />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('.pic-broken')).toBeTruthy()
})
