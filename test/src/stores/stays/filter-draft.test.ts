import { readHotelQuery } from '@/domain/stays/hotel-query'
import { FilterDraftStore } from '@/stores/stays/filter-draft'
import { facets, searchReplyWith } from '../../../support/catalogue/search-reply'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, noReply } from '../../../support/client/held-call'

function drafting(isCounted = true) {
  const calls = heldCall<object, ReturnType<typeof searchReplyWith>>()
  const { timers, pass } = createFakeTimers()
  const query = readHotelQuery({ cityId: 'kyoto', grades: '4', sort: 'rating' }, 'CNY')
  const draft = new FilterDraftStore(
    { search: { searchHotels: calls.call }, timers },
    query,
    { total: 12, facets },
    isCounted,
  )
  return { draft, calls, pass }
}

test('begins with what the list shows', () => {
  const { draft, calls } = drafting()
  expect([draft.count, draft.filters.grades, calls.inputs]).toEqual([12, [4], []])
})

test('a search without a response has no count until it is counted', async () => {
  const { draft, calls } = drafting(false)
  expect(draft.count).toBeNull()
  draft.start()
  expect(calls.inputs).toEqual([{ cityId: 'kyoto', sort: 'rating', grades: [4], pageSize: 1 }])
  await calls.reply(searchReplyWith({ total: 7 }))
  expect(draft.count).toBe(7)
})

test('an existing count is not requested again', () => {
  const { draft, calls } = drafting()
  draft.start()
  expect(calls.inputs).toEqual([])
})

test('a choice is counted by the server on top of the search', async () => {
  const { draft, calls } = drafting()
  draft.change({ tags: ['pool'] })
  expect([draft.count, calls.inputs]).toEqual([
    null,
    [{ cityId: 'kyoto', sort: 'rating', grades: [4], tags: ['pool'], pageSize: 1 }],
  ])
  await calls.reply(searchReplyWith({ total: 3, facets: { ...facets, breakfast: 2 } }))
  expect([draft.count, draft.outlook.facets.breakfast]).toEqual([3, 2])
})

test('quick choices are counted at most every 300 ms, the last one for sure', async () => {
  const { draft, calls, pass } = drafting()
  for (const tag of ['a', 'b', 'c']) draft.change({ tags: [tag] })
  await pass(299)
  expect(calls.inputs).toHaveLength(1)
  await pass(1)
  expect(calls.inputs).toMatchObject([{ tags: ['a'] }, { tags: ['c'] }])
})

test('the count of an earlier choice never stands for a later one', async () => {
  const { draft, calls, pass } = drafting()
  draft.change({ tags: ['a'] })
  draft.change({ tags: ['b'] })
  await calls.reply(searchReplyWith({ total: 30 }))
  expect(draft.count).toBeNull()
  await pass(300)
  await calls.reply(searchReplyWith({ total: 4 }))
  expect(draft.count).toBe(4)
})

test('after a failure the count stays unknown', async () => {
  const { draft, calls } = drafting()
  draft.change({ breakfast: true })
  await calls.fail(noReply)
  expect(draft.count).toBeNull()
})

test('once stopped, it sends no request and ignores responses', async () => {
  const { draft, calls, pass } = drafting()
  draft.change({ tags: ['a'] })
  draft.change({ tags: ['b'] })
  draft.stop()
  await calls.reply(searchReplyWith({ total: 30 }))
  await pass(1000)
  expect([calls.inputs.length, draft.outlook.total]).toEqual([1, 12])
})
