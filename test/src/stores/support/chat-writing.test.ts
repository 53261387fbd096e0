import { chatFixture, textsOf, write } from '../../../support/client/chat-fixture'
import { hotelCard } from '../../../support/client/chat-server'
import { refusal } from '../../../support/client/held-call'
import { chosenMedia, storedPicture, uploadOf } from '../../../support/client/upload-fixture'

const statuses = ({ items }: { items: readonly { status: string | null }[] }) => items.map(({ status }) => status)

describe('sending', () => {
  test('a text waits, is sent, and read', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    write(store, '  Hello  ')
    const [before] = store.items
    expect([store.writing.text, textsOf(store), statuses(store)]).toEqual(['', ['Hello'], ['waiting']])
    await pass(0)
    expect([textsOf(store), statuses(store)]).toEqual([['Hello'], ['sent']])
    expect(store.items[0]?.key).toBe(before?.key)
    server.change({ agentReadSeq: 1 })
    expect(statuses(store)).toEqual(['read'])
  })

  test('an empty text, one that is too long, and one for a closed chat are not sent', async () => {
    const { server, started } = chatFixture()
    const store = await started()
    write(store, '   ')
    write(store, 'x'.repeat(2001))
    server.change({ state: 'closed' })
    write(store, 'Hello')
    expect([server.named('send'), store.items]).toEqual([[], []])
  })

  test('what is refused is marked and can be sent again or dropped; what follows is sent', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    server.refusals.push(refusal('bad_input', undefined, 'This cannot be sent.'))
    write(store, 'One')
    write(store, 'Two')
    await pass(0)
    expect([textsOf(store), statuses(store)]).toEqual([
      ['Two', 'One'],
      ['sent', 'failed'],
    ])
    const [, failed] = store.items
    expect(failed?.failureText).toBe('This cannot be sent.')
    store.outbox.retry(failed?.waitingId ?? '')
    await pass(0)
    expect([textsOf(store), statuses(store)]).toEqual([
      ['Two', 'One'],
      ['sent', 'sent'],
    ])
    server.refusals.push(refusal('chat_closed'))
    write(store, 'Three')
    await pass(0)
    store.outbox.discard(store.items[2]?.waitingId ?? '')
    expect(textsOf(store)).toEqual(['Two', 'One'])
  })

  test('too many calls: it waits as long as the server demands', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    server.refusals.push(refusal('too_many_requests', { retryAfterSeconds: 20 }))
    write(store, 'Hello')
    await pass(0)
    await pass(19_999)
    expect(statuses(store)).toEqual(['waiting'])
    await pass(1)
    expect(statuses(store)).toEqual(['sent'])
  })

  test('a lost reply: the message is there once, under its client id', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    server.losses.push('reply')
    write(store, 'Hello')
    await pass(5000)
    expect([textsOf(store), statuses(store), store.outbox.list]).toEqual([['Hello'], ['sent'], []])
    expect(server.messages).toHaveLength(1)
  })

  test('written offline: stored, also over a reload, and sent in order', async () => {
    const { server, started, turnOnline, pass, deviceStorage } = chatFixture()
    const first = await started()
    turnOnline(false)
    write(first, 'One')
    write(first, 'Two')
    await pass(60_000)
    expect([first.connection.state, statuses(first)]).toEqual(['lost', ['waiting', 'waiting']])
    first.stop()
    turnOnline(true)
    const second = await started()
    await pass(0)
    expect([textsOf(second), statuses(second)]).toEqual([
      ['One', 'Two'],
      ['sent', 'sent'],
    ])
    expect([server.messages.map(({ content }) => content), deviceStorage.names()]).toEqual([['One', 'Two'], []])
  })

  test('what another account has stored is not sent', async () => {
    const { server, session, started, turnOnline, pass } = chatFixture()
    const first = await started()
    turnOnline(false)
    write(first, 'Hello')
    await pass(0)
    first.stop()
    session.uid = 'u2'
    turnOnline(true)
    await started()
    await pass(0)
    expect(server.messages).toEqual([])
  })
})

describe('writing', () => {
  test('writing is signaled at most every 3 s', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    const typed = () => server.signals.filter(({ kind }) => kind === 'typing').length
    for (const text of ['H', 'He', 'Hel', '']) store.writing.type(text)
    await pass(2999)
    store.writing.type('Hell')
    await pass(0)
    expect(typed()).toBe(1)
    await pass(1)
    store.writing.type('Hello')
    await pass(0)
    expect(typed()).toBe(2)
  })

  test('a card is sent by its name', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    store.writing.cards.show('browsing')
    await pass(0)
    expect(store.writing.cards.lists.browsing.value).toEqual([hotelCard])
    store.writing.sendCard(hotelCard)
    expect([store.writing.cards.source, store.items[0]?.card]).toEqual([null, hotelCard])
    await pass(0)
    expect(server.named('send')).toMatchObject([{ card: { kind: 'hotel', id: 'h1' } }])
  })

  test('pictures are stored one after another and then sent', async () => {
    const { server, started, uploads, pass } = chatFixture()
    const store = await started()
    uploads.choices.push({ kind: 'chosen', media: [chosenMedia('a'), chosenMedia('b')] })
    await store.writing.addPictures()
    expect(store.writing.pictures.rows.map(({ state }) => state.step)).toEqual(['sending', 'waiting'])
    expect(uploads.creates.inputs).toMatchObject([{ purpose: 'chat', mediaType: 'image/jpeg' }])
    await uploads.creates.reply(uploadOf('f1'))
    await uploads.partArrives()
    await uploads.completes.reply(storedPicture('f1'))
    await pass(0)
    expect(server.named('send')).toMatchObject([{ fileId: 'f1' }])
    await uploads.creates.fail(refusal('too_large'))
    expect(store.writing.pictures.rows.map(({ state }) => state)).toMatchObject([{ step: 'failed', canRetry: false }])
    store.writing.pictures.remove(store.writing.pictures.rows[0]?.id ?? 0)
    expect(store.writing.pictures.rows).toEqual([])
  })

  test('a visitor signs in before pictures are chosen', async () => {
    const { started, session, login, uploads } = chatFixture()
    session.isLogin = false
    const store = await started()
    await store.writing.addPictures()
    expect([login.require.mock.calls.length, uploads.offered]).toEqual([1, []])
  })
})
