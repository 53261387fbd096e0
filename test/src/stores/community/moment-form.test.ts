import type { MomentDetail, Topic } from '@/contract/moment'
import { type MomentFormTag, momentFormText } from '@/domain/community/moment-form'
import { uploadRowsText } from '@/domain/community/upload-rows'
import { MomentFormStore } from '@/stores/community/moment-form'
import { takeWaitingMoment } from '@/stores/community/waiting-moment'
import { momentDetail } from '../../../support/client/community-facts'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { chosenMedia, storedPicture, uploadOf } from '../../../support/client/upload-fixture'
import { writtenFixture } from '../../../support/client/written-form'

const hotel: MomentFormTag = { kind: 'hotel', id: 'h1', name: 'Garden House Kyoto' }
const topic = (name: string): Topic => ({ topicId: name, name, momentCount: 3, isFollowed: false })
const storedFile = { kind: 'picture', fileId: 'f1', url: '/p.webp' } as const
const unauthorized = { status: 401, headers: {}, body: null }

function writing(tag: MomentFormTag | null = null) {
  const fixture = writtenFixture()
  const posts = heldCall<object, MomentDetail>()
  const topics = heldCall<object, { list: Topic[]; nextCursor: string | null }>()
  const onPosted = jest.fn()
  const moment = { createMoment: posts.call, listTopics: topics.call }
  const create = () =>
    new MomentFormStore(
      { ...fixture.dependencies, moment, toast: fixture.toast, timers: fixture.timers, onPosted },
      tag,
    )
  return { ...fixture, store: create(), create, posted: posts, topics, onPosted }
}

test('nothing is sent without a file, nor with too long a text', async () => {
  const { store, posted } = writing()
  expect(store.written.fault).toBeNull()
  await store.written.send()
  expect(store.written.fault).toBe(momentFormText.noFiles)
  store.writeText('é'.repeat(2001))
  expect(store.written.fault).toBe(momentFormText.noFiles)
  store.written.uploads.restore([storedFile])
  expect(store.written.fault).toBe('Your text is 1 character too long.')
  expect(posted.inputs).toEqual([])
})

test('text, files, topics and what it is about are sent once, and the form closes before the new post is passed on', async () => {
  const { store, posted, choices, creates, completes, partArrives, onClose, onPosted, stored, toasts } = writing(hotel)
  store.writeText(' Dawn at #Higashiyama, quiet. ')
  store.writeTopic('#Kyoto')
  store.addTyped()
  store.writeTopic('higashiyama')
  store.addTyped()
  store.togglePaid()
  choices.push({ kind: 'chosen', media: [chosenMedia('a')] })
  await store.written.uploads.addPictures()
  await store.written.send()
  expect(store.written.fault).toBe(uploadRowsText.onTheirWay)
  await creates.reply(uploadOf('f1'))
  await partArrives()
  await completes.reply(storedPicture('f1'))
  expect(store.written.fault).toBeNull()
  void store.written.send()
  void store.written.send()
  expect([posted.inputs, posted.keys]).toEqual([
    [
      {
        content: 'Dawn at #Higashiyama, quiet.',
        pictureIds: ['f1'],
        topics: ['Higashiyama', 'Kyoto'],
        hotelId: 'h1',
        isPaid: true,
      },
    ],
    ['key 1'],
  ])
  await posted.reply(momentDetail())
  expect([onClose.mock.calls.length, onPosted.mock.calls, stored.size, toasts]).toEqual([
    1,
    [[momentDetail()]],
    0,
    [momentFormText.posted],
  ])
})

test('a post that waits for a check is announced as such', async () => {
  const { store, posted, toasts } = writing()
  store.writeText('Call +33 1 23 45 67 89')
  store.written.uploads.restore([storedFile])
  void store.written.send()
  await posted.reply(momentDetail({ state: 'held' }))
  expect(toasts).toEqual([momentFormText.held])
})

test('after a failure the same body goes under the same key, also after a reload, and a changed one under another', async () => {
  const { store, create, posted } = writing()
  store.writeText('Dawn')
  store.written.uploads.restore([storedFile])
  void store.written.send()
  await posted.fail(noReply)
  expect(store.written.failure).toEqual({ kind: 'network' })
  const again = create()
  void again.written.send()
  await posted.fail(refusal('busy', undefined, 'Please wait.'))
  expect(again.written.failure).toMatchObject({ message: 'Please wait.' })
  again.writeText('Dusk')
  expect(again.written.failure).toBeNull()
  void again.written.send()
  expect(posted.keys).toEqual(['key 1', 'key 1', 'key 2'])
})

test('a draft has everything but files on their way, belongs to its owner, and is another for each thing', () => {
  const { store, create, session, stored } = writing(hotel)
  store.writeText('Dawn #kyoto')
  store.writeTopic('temple')
  store.addTyped()
  store.removeTag()
  store.written.uploads.restore([storedFile])
  store.togglePaid()
  const again = create()
  expect([again.written.form, again.written.uploads.stored]).toEqual([
    { text: 'Dawn #kyoto', topics: ['temple'], tag: null, isPaid: true },
    [storedFile],
  ])
  expect([...stored.keys()]).toEqual(['moment_draft hotel h1'])
  session.uid = 'u2'
  expect(create().written.form.text).toBe('')
})

test.each(['{', '{"uid":null,"savedAtMs":1,"form":{"text":1},"files":[],"attempt":null}', '[]'])(
  'a damaged draft %s is none',
  (text) => {
    const { create, stored } = writing()
    stored.set('moment_draft', text)
    expect(create().written.form).toEqual({ text: '', topics: [], tag: null, isPaid: false })
  },
)

test('an empty form closes at once; a written one prompts, and is stored or discarded', () => {
  const { store, create, onClose, stored, aborted } = writing()
  expect(store.written.canClose()).toBe(true)
  store.writeText('Dawn')
  expect([store.written.canClose(), store.written.isClosing]).toEqual([false, true])
  store.written.stay()
  expect(store.written.isClosing).toBe(false)
  store.written.leave()
  expect([onClose.mock.calls.length, stored.size]).toEqual([1, 1])
  const again = create()
  again.written.uploads.restore([{ kind: 'picture', fileId: 'f1', url: '' }])
  again.written.discard()
  again.written.write({ text: 'late' })
  expect([onClose.mock.calls.length, stored.size, aborted]).toEqual([2, 0, ['f1']])
})

test('files that are still on their way go on when the form is opened again', async () => {
  const { store, create, choices, creates } = writing()
  choices.push({ kind: 'chosen', media: [chosenMedia('a')] })
  await store.written.uploads.addPictures()
  await creates.reply(uploadOf('f1'))
  store.written.leave()
  store.stop()
  const again = create()
  again.start()
  expect(creates.inputs.at(-1)).toEqual({ uploadId: 'f1' })
  expect(again.written.uploads.rows).toMatchObject([{ thumbUrl: 'local://a', state: { step: 'sending' } }])
  store.stop()
  expect(create().written.uploads.rows).toEqual([])
})

test('a sign-in that ends while files are sent is requested, and the form goes on after it', async () => {
  const { store, create, choices, creates, actions, session } = writing(hotel)
  store.writeText('Dawn')
  choices.push({ kind: 'chosen', media: [chosenMedia('a')] })
  await store.written.uploads.addPictures()
  session.isLogin = false
  await creates.fail(unauthorized)
  expect(actions).toEqual([{ name: 'write_moment', params: { ...hotel } }])
  store.written.resume()
  expect(creates.inputs.length).toBe(1)
  session.isLogin = true
  const again = create()
  again.start()
  store.stop()
  expect([again.written.form.text, creates.inputs.length]).toEqual(['Dawn', 2])
  const login = { takePendingAction: () => actions[0] ?? null }
  expect(takeWaitingMoment(login)).toEqual(hotel)
})

test('a form that stays open over the sign-in goes on by itself', async () => {
  const { store, choices, creates } = writing()
  choices.push({ kind: 'chosen', media: [chosenMedia('a')] })
  await store.written.uploads.addPictures()
  await creates.fail(unauthorized)
  store.written.resume()
  expect(creates.inputs.length).toBe(2)
})

test('a sign-in that has ended when the post is sent leaves a draft', async () => {
  const { store, create, posted, actions } = writing()
  store.writeText('Dawn')
  store.written.uploads.restore([storedFile])
  void store.written.send()
  await posted.fail(unauthorized)
  expect([store.written.failure, actions]).toEqual([null, [{ name: 'write_moment', params: {} }]])
  expect(create().written.form.text).toBe('Dawn')
})

test('another account does not get the files that were chosen', async () => {
  const { store, create, choices, creates, session } = writing()
  choices.push({ kind: 'chosen', media: [chosenMedia('a')] })
  await store.written.uploads.addPictures()
  await creates.fail(unauthorized)
  session.uid = 'u2'
  expect(create().written.uploads.rows).toEqual([])
})

test.each([
  [null, undefined],
  [{ name: 'write_moment', params: {} }, null],
  [{ name: 'write_moment', params: { kind: 'boat', id: '1' } }, null],
])('the waiting action %j is about %j', (action, expected) => {
  expect(takeWaitingMoment({ takePendingAction: () => action })).toEqual(expected)
})

test('topics are suggested: the most used ones, then what begins as what is typed', async () => {
  const { store, topics, pass } = writing()
  store.start()
  await topics.reply({ list: [topic('kyoto'), topic('food')], nextCursor: null })
  expect(store.suggestedNames).toEqual(['kyoto', 'food'])
  store.writeText('Ramen at #fo')
  await pass(300)
  expect(topics.inputs).toEqual([{ pageSize: 12 }, { pageSize: 12, keyword: 'fo' }])
  await topics.reply({ list: [topic('food'), topic('forest')], nextCursor: null })
  store.choose('food')
  expect([store.written.form.text, store.topics, store.suggestedNames]).toEqual([
    'Ramen at #food ',
    ['food'],
    ['forest'],
  ])
  store.choose('forest')
  expect(store.topics).toEqual(['food', 'forest'])
  store.removeTopic('forest')
  expect(store.topics).toEqual(['food'])
})

test('without a reply the last suggestions stay, and a late reply is not shown', async () => {
  const { store, topics, pass } = writing()
  store.start()
  await topics.reply({ list: [topic('kyoto')], nextCursor: null })
  store.writeTopic('a')
  await pass(300)
  store.writeTopic('ab')
  await pass(300)
  await topics.reply({ list: [topic('late')], nextCursor: null })
  await topics.fail(noReply)
  expect(store.suggestedNames).toEqual(['kyoto'])
})

test('ten topics are enough', () => {
  const { store } = writing()
  for (let number = 0; number < 12; number++) {
    store.writeTopic(`topic${number}`)
    store.addTyped()
  }
  expect([store.topics.length, store.canAddTopic, store.suggestedNames]).toEqual([10, false, []])
})
