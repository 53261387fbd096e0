import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { PersonView, type PersonViewProps } from '@/packages/ugc/pages/person/view'
import { PeopleSheet } from '@/widgets/people-sheet'
import { TopicSheet } from '@/widgets/topic-sheet'
import { momentWith } from '../../../support/catalogue/cards'
import { personFacts } from '../../../support/client/moment-facts'

const nothing = () => {}
const pageText = () => document.body.textContent ?? ''
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

function show(change: Partial<PersonViewProps> = {}) {
  const spies = {
    onPost: jest.fn(),
    onFollow: jest.fn(),
    onPeople: jest.fn(),
    onReport: jest.fn(),
    onBack: jest.fn(),
    onRetry: jest.fn(),
  }
  render(<PersonView person={personFacts()} failure={null} posts={<p>The posts</p>} {...spies} {...change} />)
  return spies
}

test.each(['Mei', 'Temples before breakfast.', '4 moments', '1 follower', '7 following', '31 likes', 'The posts'])(
  'shows %s',
  (text) => {
    show()
    expect(pageText()).toContain(text)
    expect(pageText()).not.toContain('Demo')
  },
)

test('another person is followed and reported, and their people are listed', () => {
  const { onFollow, onReport, onPeople } = show()
  tap('Follow Mei')
  tap('Report this person')
  tap('1 follower')
  tap('7 following')
  expect(onFollow).toHaveBeenCalledWith(true)
  expect(onReport).toHaveBeenCalledTimes(1)
  expect(onPeople.mock.calls).toEqual([['followers'], ['following']])
})

test('on the own page one posts and follows nobody', () => {
  const { onPost } = show({ person: personFacts({ isOwn: true }) })
  tap('Post a moment')
  expect(onPost).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Follow Mei' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Report this person' })).toBeNull()
  expect(pageText()).toContain('My moments')
})

test('a person who is invented for the demo is marked', () => {
  show({ person: personFacts({ isDemo: true }) })
  expect(pageText()).toContain('This traveler is invented for the demo.')
})

test('a page on its way has a skeleton, one that fails a retry', () => {
  show({ person: null })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  const { onRetry } = show({ person: null, failure: { message: 'No.', requestId: null } })
  tap('Retry')
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('people of a list lead to their pages; oneself cannot be followed', () => {
  const spies = { onOpen: jest.fn(), onFollow: jest.fn() }
  const person = (uid: string, nickName: string) => ({ ...personFacts(), uid, nickName })
  render(
    <PeopleSheet
      title="Followers"
      emptyText="Nobody."
      people={[person('u2', 'Mei'), person('u1', 'Ada')]}
      status="end"
      ownUid="u1"
      hrefOf={(uid) => `/ugc/person/${uid}`}
      onNearEnd={nothing}
      onRetry={nothing}
      onClose={nothing}
      {...spies}
    />,
  )
  fireEvent.click(screen.getByRole('link', { name: /Mei/ }))
  expect(spies.onOpen).toHaveBeenCalledWith('u2')
  tap('Follow Mei')
  expect(spies.onFollow).toHaveBeenCalledWith('u2', true)
  expect(screen.queryByRole('button', { name: 'Follow Ada' })).toBeNull()
})

test('a topic shows its posts and is followed', () => {
  const spies = { onOpen: jest.fn(), onFollow: jest.fn() }
  render(
    <TopicSheet
      name="Kyoto"
      countText="12 posts"
      isFollowed={false}
      moments={[momentWith()]}
      status="end"
      hrefOf={(id) => `/ugc/moment/detail/${id}`}
      onNearEnd={nothing}
      onRetry={nothing}
      onClose={nothing}
      {...spies}
    />,
  )
  expect(screen.getByRole('dialog', { name: '#Kyoto' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Rain on the temple roof., by Mei' }))
  expect(spies.onOpen).toHaveBeenCalledWith('m1')
  tap('Follow #Kyoto')
  expect(spies.onFollow).toHaveBeenCalledWith(true)
})
