import { renderHook } from '@testing-library/react'
import { usePageAhead as useInMini } from '@/platform/page-ahead'
import { usePageAhead as useOnH5 } from '@/platform/page-ahead/index.h5'
import { usePageShow } from '@/platform/page-lifecycle'

jest.mock('@/platform/boot', () => jest.requireActual('@/platform/boot/index.h5'))

const renderedAhead = (prerendering: boolean) => Object.assign(document, { prerendering })

afterEach(() => renderedAhead(false))

/** Opens a page that reads ahead and shows itself; answers what it has done so far. */
function open(useAhead: typeof useOnH5): string[] {
  const done: string[] = []
  renderHook(() => {
    useAhead(() => done.push('ahead'))
    usePageShow(() => done.push('shown'))
  })
  return done
}

test('a page that somebody looks at reads nothing ahead', () => expect(open(useOnH5)).toEqual(['shown']))

test('a page that is rendered ahead reads at once, and comes to the front when it is looked at', () => {
  renderedAhead(true)
  const done = open(useOnH5)
  expect(done).toEqual(['ahead'])
  renderedAhead(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(done).toEqual(['ahead', 'shown'])
})

test('mini-programs read nothing ahead', () => {
  renderedAhead(true)
  expect(open(useInMini)).toEqual([])
})
