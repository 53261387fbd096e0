import { takeTap } from '@/platform/boot/before-hydration'
import { tapReplayScript } from '../../../server/pages/compose'

const taps: string[] = []

/** A page as the server sends it, with a button in a card and a link beside it. */
function drawnPage() {
  document.body.innerHTML = '<button id="heart"><i></i></button><button id="more"></button><a href="#to"></a>'
  const script = document.createElement('script')
  script.textContent = tapReplayScript
  document.head.append(script)
  const listen = () => {
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => taps.push(button.id))
    }
  }
  const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  return { tap, listen }
}

beforeEach(() => void (taps.length = 0))
afterEach(() => void takeTap())

test('the button that was tapped last is tapped again, once, however often it was tapped', () => {
  const { tap, listen } = drawnPage()
  for (const selector of ['#more', '#heart i', '#heart i']) tap(selector)
  const tapAgain = takeTap()
  listen()
  tapAgain()
  expect(taps).toEqual(['heart'])
})

test('what is tapped after that is heard by the app alone', () => {
  const { tap, listen } = drawnPage()
  const tapAgain = takeTap()
  listen()
  tap('#heart')
  tapAgain()
  expect(taps).toEqual(['heart'])
})

test('a button that is gone, a tap elsewhere after it, and a page without the script are nothing', () => {
  const page = drawnPage()
  page.tap('#heart')
  page.listen()
  document.querySelector('#heart')?.remove()
  takeTap()()
  const other = drawnPage()
  other.tap('#heart')
  other.tap('a')
  other.listen()
  takeTap()()
  takeTap()()
  expect(taps).toEqual([])
})
