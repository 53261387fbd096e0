import { ChatCards } from '@/stores/support/chat-cards'
import { ChatSurvey } from '@/stores/support/chat-survey'
import { hotelCard } from '../../../support/client/chat-server'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

function filled() {
  const submit = heldCall<object, { ok: true }>()
  const onRated = jest.fn()
  const survey = new ChatSurvey({ calls: { submitSurvey: submit.call }, onRated })
  survey.change({ score: 4, isSolved: false })
  void survey.submit('s1')
  return { submit, onRated, survey }
}

test('while it is on its way it is not sent again', async () => {
  const { submit, survey, onRated } = filled()
  void survey.submit('s1')
  expect([submit.inputs, survey.canSubmit]).toEqual([[{ sessionId: 's1', score: 4, isSolved: false }], false])
  await submit.reply({ ok: true })
  expect([onRated.mock.calls.length, survey.isSending]).toEqual([1, false])
})

test('one that the server has already counts as sent', async () => {
  const { submit, survey, onRated } = filled()
  await submit.fail(refusal('already_rated'))
  expect([onRated.mock.calls.length, survey.failureText]).toEqual([1, null])
})

test('one that did not arrive can be sent again, and is emptied for another chat', async () => {
  const { submit, survey, onRated } = filled()
  await submit.fail(noReply)
  expect([survey.failureText, survey.canSubmit, onRated.mock.calls.length]).toEqual([expect.any(String), true, 0])
  survey.clear()
  expect([survey.score, survey.isSolved, survey.comment, survey.failureText]).toEqual([null, null, '', null])
})

test('each list of cards is fetched as it is shown, and again after a failure', async () => {
  const calls = {
    listBoughtGoods: heldCall<object, { list: (typeof hotelCard)[] }>(),
    listChatBrowsing: heldCall<object, { list: (typeof hotelCard)[] }>(),
    listChatCollection: heldCall<object, { list: (typeof hotelCard)[] }>(),
  }
  const { listBoughtGoods: bought, listChatBrowsing: browsing, listChatCollection: collection } = calls
  const cards = new ChatCards({
    listBoughtGoods: bought.call,
    listChatBrowsing: browsing.call,
    listChatCollection: collection.call,
  })
  cards.show('collection')
  await collection.fail(noReply)
  expect([cards.source, cards.lists.collection.failure?.kind]).toEqual(['collection', 'network'])
  void cards.fetch('collection')
  await collection.reply({ list: [hotelCard] })
  expect([cards.lists.collection.value, bought.inputs, browsing.inputs]).toEqual([[hotelCard], [], []])
  cards.show('bought')
  await bought.reply({ list: [] })
  cards.hide()
  expect([cards.source, cards.lists.bought.value]).toEqual([null, []])
})
