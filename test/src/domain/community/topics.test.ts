import {
  completeTopic,
  hasTopic,
  isBeingTyped,
  topicName,
  topicsInText,
  typedTopic,
  uniqueTopics,
} from '@/domain/community/topics'

test.each([
  ['', []],
  ['No topics here # at all #', []],
  ['#Kyoto and #old-town, #kyoto.', ['Kyoto', 'old-town']],
  ['Dawn(#京都)。#早餐，', ['京都', '早餐']],
  [`#${'a'.repeat(31)} #${'b'.repeat(30)}`, ['b'.repeat(30)]],
  ['#a#b', ['a', 'b']],
])('%j has %j', (text, expected) => {
  expect(topicsInText(text)).toEqual(expected)
})

test('a post has ten at most', () => {
  const names = Array.from({ length: 12 }, (_, index) => `t${index}`)
  expect(uniqueTopics(names)).toEqual(names.slice(0, 10))
})

test.each([
  [' #Old town! ', 'Oldtown'],
  ['#', ''],
  ['cafe\u0301', 'café'],
])('%j typed by itself is %j', (typed, expected) => {
  expect(topicName(typed)).toBe(expected)
})

test('how a topic is written does not matter', () => {
  expect([hasTopic(['Café'], 'cafe\u0301'), hasTopic(['Café'], 'cafe')]).toEqual([true, false])
})

test.each([
  ['Ramen at #fo', 'fo', 'Ramen at #food '],
  ['#', '', '#food '],
  ['mail#fo', null, 'mail#fo'],
  ['#food is good', null, '#food is good'],
])('in %j %j is being typed', (text, typed, completed) => {
  expect([typedTopic(text), completeTopic(text, 'food')]).toEqual([typed, completed])
})

test('a topic completes only what it begins with', () => {
  expect([isBeingTyped('at #FO', 'food'), isBeingTyped('at #fo', 'kyoto'), isBeingTyped('at food', 'food')]).toEqual([
    true,
    false,
    false,
  ])
})
