import { CheckedText, splitSentences } from '../../../../server/assistant/check/checked-text'
import { TurnFacts } from '../../../../server/assistant/check/facts'

const replacement = { withCard: 'Please see the card.', withoutCard: 'I leave that out.' }

function shown(text: string, results: readonly unknown[] = [], hasCards = false): string {
  const facts = new TurnFacts()
  for (const result of results) facts.add(result)
  const checked = new CheckedText(facts, replacement, () => hasCards)
  return (checked.push(text) + checked.end()).trim()
}

test.each([
  'It costs 450 a night.',
  'You get a full refund.',
  'Cancellation is free.',
  'There is no fee.',
  'The deadline is Friday.',
  'It will be paid back within five working days, before midnight.',
  'I have booked it for you.',
  'Your reservation is confirmed.',
  'Only two rooms are left.',
  'That is about five hundred.',
  'Half of it comes back.',
  'Here is 20% off.',
  'It is €.',
  'Refunds take ５ days.',
  'That is ٣٠٠.',
  'You pay ½.',
  'We re-fund it.',
  'We r e f u n d it.',
  'We r\u200Befund it.',
  'We réfund it.',
  'We rеfund it.', // a Cyrillic letter
  'It is F R E E.',
  '可以全额退款。',
  '这间房每晚三百元。',
  '免费取消。',
  '周五之前可以取消。',
  'Visit www.example.com now.',
  'See [here](https://evil.example).',
  '<img src=x onerror=alert>',
  'Write to help@example.com.',
  'Remboursement gratuit.',
  'Бесплатная отмена.',
])('%s is replaced', (text) => {
  expect(shown(text)).toBe('I leave that out.')
  expect(shown(text, [], true)).toBe('Please see the card.')
})

test.each([
  'Here are some hotels in Kyoto that match.',
  'I found 3 hotels for 2 guests.',
  'These places are quiet and close to the old town.',
  '我找到了几家酒店，请看下面。',
  'Would you like something closer to the station?',
])('%s stays', (text) => {
  expect(shown(text)).toBe(text)
})

test('what a result of the turn has word for word is shown', () => {
  const terms = { summary: 'Free cancellation until Sat 14 Nov 18:00, Bangkok time' }
  expect(shown('Free cancellation until Sat 14 Nov 18:00, Bangkok time.', [terms])).toBe('I leave that out.')
  expect(shown('Free cancellation until Sat 14 Nov 18:00, Bangkok time\n', [terms])).toBe(terms.summary)
})

test('a number of a result is shown, another one is not', () => {
  expect(shown('It was opened in 1998.', [{ openYear: 1998 }])).toBe('It was opened in 1998.')
  expect(shown('It was opened in 1999.', [{ openYear: 1998 }])).toBe('I leave that out.')
})

test('several sentences in a row are replaced once, and what follows stays', () => {
  expect(shown('It is free. It costs 3. Look at the pictures. It costs 4.')).toBe(
    'I leave that out. Look at the pictures. I leave that out.',
  )
})

test('marks of emphasis and lists are taken off before a sentence is judged', () => {
  expect(shown('- **Quiet** rooms\n- fr**ee** stay\n')).toBe('Quiet rooms\nI leave that out.')
})

test('sentences end at their marks, never inside of numbers', () => {
  expect(splitSentences('It is 1.5 km away. Next').sentences).toEqual(['It is 1.5 km away. '])
  expect(splitSentences('好的。请看').rest).toBe('请看')
})

test('a sentence that is too long is replaced as a whole, however it comes', () => {
  const long = `It is ${'so '.repeat(200)}nice, it costs nothing more. Have a look.`
  expect(shown(long)).toBe('I leave that out. Have a look.')
  const checked = new CheckedText(new TurnFacts(), replacement, () => false)
  const pieces = [...long].map((piece) => checked.push(piece))
  expect((pieces.join('') + checked.end()).trim()).toBe('I leave that out. Have a look.')
})
