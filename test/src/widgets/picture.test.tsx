import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Picture, type PictureProps } from '@/widgets/picture'
import { picture } from '../../support/catalogue/cards'

test.each<[string, Partial<PictureProps>, string, string]>([
  ['its own shape', {}, '66.66666666666667%', '/pictures/480/hotel-day-01.webp'],
  ['a square, small', { ratio: 1, width: 240 }, '100%', '/pictures/240/hotel-day-01.webp'],
  ['wide, large', { ratio: 2, width: 960 }, '50%', '/pictures/960/hotel-day-01.webp'],
])('%s has its space filled with the average color', (_, props, height, address) => {
  render(<Picture picture={picture} isEager {...props} />)
  const img = screen.getByRole('img', { name: 'A hotel by day.' })
  expect(img.getAttribute('src')).toBe(address)
  expect(img.parentElement?.style.paddingTop).toBe(height)
  expect(img.parentElement?.style.backgroundColor).toBe('rgb(136, 170, 187)')
})

test('as wide as the screen it is loaded as sharp as the screen needs', () => {
  render(<Picture picture={picture} isEager width="screen" />)
  const img = screen.getByRole('img')
  expect(img.getAttribute('src')).toBe('/pictures/960/hotel-day-01.webp')
  expect(img.getAttribute('srcset')).toBe('/pictures/750/hotel-day-01.webp 750w, /pictures/960/hotel-day-01.webp 960w')
  expect(img.getAttribute('sizes')).toBe('100vw')
})

test('beside a text with the same content it has no alternative text', () => {
  const { container } = render(<Picture picture={picture} isEager isDecorative />)
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
})

describe('one that does not come', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const later = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  function show() {
    const { container } = render(<Picture picture={picture} isEager />)
    const image = screen.getByRole('img')
    return {
      fail: () => fireEvent.error(image),
      load: () => fireEvent.load(image),
      facts: () => ({
        isSame: container.querySelector('img') === image,
        requested: image.getAttribute('src'),
        isSeen: !image.classList.contains('pic-hidden'),
        isBroken: container.querySelector('.pic-broken') !== null,
      }),
    }
  }

  function giveUp({ fail }: ReturnType<typeof show>) {
    fail()
    later(1000)
    fail()
    later(5000)
    fail()
  }

  const fresh = { isSame: true, requested: picture.url, isSeen: true, isBroken: false }

  test('is retried after a second, in the same element, and shown once loaded', () => {
    const { fail, load, facts } = show()
    fail()
    later(999)
    expect(facts()).toEqual({ ...fresh, isSeen: false })
    later(1)
    expect(facts()).toEqual({ ...fresh, requested: `${picture.url}?again=1`, isSeen: false })
    load()
    later(60_000)
    expect(facts()).toEqual({ ...fresh, requested: `${picture.url}?again=1` })
  })

  test('is given up the third time, and leaves its colour, not a broken sign', () => {
    const image = show()
    giveUp(image)
    later(60_000)
    expect(image.facts()).toEqual({ ...fresh, requested: `${picture.url}?again=2`, isSeen: false, isBroken: true })
  })

  test('has another chance when there is a connection again', () => {
    const image = show()
    giveUp(image)
    const turn = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    }
    turn(true)
    expect(image.facts()).toMatchObject({ requested: `${picture.url}?again=2`, isBroken: true })
    turn(false)
    turn(true)
    expect(image.facts()).toEqual({ ...fresh, requested: `${picture.url}?again=3`, isSeen: false })
    image.load()
    expect(image.facts()).toMatchObject({ isSeen: true, isBroken: false })
  })

  test('is also retried where it failed before hydration', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const { facts } = show()
    complete.mockRestore()
    later(0)
    later(1000)
    expect(facts()).toMatchObject({ requested: `${picture.url}?again=1` })
  })
})
