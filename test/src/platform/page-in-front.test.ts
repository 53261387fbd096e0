import { createFront } from '@/platform/page/in-front'

type Front = ReturnType<typeof createFront>

const turns: Record<string, (front: Front) => void> = {
  shown: (front) => front.pageShown(),
  hidden: (front) => front.pageHidden(),
  'app back': (front) => front.appTurned(true),
  'app away': (front) => front.appTurned(false),
}

const cases: [string, string[], string[]][] = [
  ['each change is told once', ['shown', 'hidden', 'shown'], ['front', 'behind', 'front']],
  [
    'a host that tells of page and app tells once',
    ['shown', 'hidden', 'app away', 'shown', 'app back'],
    ['front', 'behind', 'front'],
  ],
  ['so in the other order', ['shown', 'app away', 'hidden', 'app back', 'shown'], ['front', 'behind', 'front']],
  ['a host that tells of the app alone', ['shown', 'app away', 'app back'], ['front', 'behind', 'front']],
  ['a page behind another stays behind', ['shown', 'hidden', 'app away', 'app back'], ['front', 'behind']],
]

test.each(cases)('%s', (_name, events, heard) => {
  const log: string[] = []
  const front = createFront({ onFront: () => log.push('front'), onBehind: () => log.push('behind') })
  for (const turn of events) turns[turn]?.(front)
  expect(log).toEqual(heard)
})
