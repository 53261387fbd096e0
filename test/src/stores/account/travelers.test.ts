import type { Traveler } from '@/contract/profile'
import { createGalleryTravelerCalls, galleryTravelers, travelerStates } from '@/packages/dev/pages/gallery/travelers'
import { ToastStore } from '@/stores/app/toast'
import { TravelersStore, type TravelersDependencies } from '@/stores/account/travelers'
import { handTimers } from '../../../support/hand-timers'
import { inspectableStore } from '../../../support/inspectable-store'
import { loginParts, loginReply } from '../../../support/login-parts'
import { travelerPopupRows, type TravelerSight, type TravelerStep } from '../../../support/spec/traveler-popup'
import { heldCall } from '../../../support/client/held-call'

type Calls = TravelersDependencies['calls']

/** The popup as a model: what a row's steps do and what they lead to. */
class PopupModel {
  readonly toast = new ToastStore(handTimers())
  chosen: readonly Traveler[] = []
  isOpen = false
  signedOut = 0
  nowMs = 1_000_000
  readonly session = loginParts().session
  store: TravelersStore

  constructor(
    private readonly name: keyof typeof travelerStates,
    private readonly calls: Calls = travelerStates[name].calls(),
    readonly stored = inspectableStore(),
    uid: string | null = 'u1',
  ) {
    if (uid) this.session.signIn(loginReply('T1', uid))
    this.store = this.create()
  }

  async do([kind, ...args]: TravelerStep): Promise<void> {
    const { store } = this
    const [first = '', text = ''] = args
    const idOf = () => store.list.value?.find(({ name }) => name === first)?.id ?? ''
    const acts: Record<typeof kind, () => unknown> = {
      open: () => this.open(),
      pick: () => store.pick(idOf()),
      edit: () => store.edit(idOf()),
      add: store.add,
      type: () => store.write({ [first]: text }),
      chooseIdType: () =>
        store.write({ idType: store.idTypes.value?.find(({ idTypeName }) => idTypeName === first)?.idType ?? '' }),
      chooseBirthday: () => store.write({ birthday: '1996-01-01' }),
      save: store.save,
      back: store.back,
      promptDelete: store.promptDelete,
      keep: store.keep,
      delete: store.delete,
      confirm: store.confirm,
    }
    await acts[kind]()
  }

  async open(): Promise<void> {
    this.isOpen = true
    this.store = this.create()
    await this.store.start()
  }

  get sight(): Required<TravelerSight> {
    const { popup, list } = this.store
    const { shown } = popup
    const travelers = list.value ?? []
    return {
      isOpen: this.isOpen,
      view: shown.view,
      listed: travelers.map(({ name }) => name),
      ticked: travelers.filter(({ id }) => popup.selectedIds.includes(id)).map(({ name }) => name),
      canConfirm: popup.selectedIds.length > 0,
      confirmsDelete: shown.view === 'edit' && shown.isConfirmingDelete,
      message: this.toast.current?.text ?? null,
      chosen: this.chosen.map(({ name }) => name),
    }
  }

  private create(): TravelersStore {
    return new TravelersStore(
      {
        calls: this.calls,
        toast: this.toast,
        session: this.session,
        tabStorage: this.stored,
        clock: { now: () => this.nowMs },
        today: '2026-11-20',
        onConfirmed: (travelers) => (this.chosen = travelers),
        onClose: () => (this.isOpen = false),
        onSignInEnded: () => (this.isOpen = false),
        onSignedOut: () => (this.signedOut += 1),
      },
      { ...travelerStates[this.name].choice, confirmedIds: this.chosen.map(({ id }) => id) },
    )
  }
}

async function opened(...parts: ConstructorParameters<typeof PopupModel>) {
  const model = new PopupModel(...parts)
  await model.open()
  return model
}

test.each(travelerPopupRows.map((row) => [`${row.section}: ${row.rule}`, row] as const))('%s', async (_title, row) => {
  const model = await opened(row.state)
  for (const step of row.steps) await model.do(step)
  expect(model.sight).toMatchObject(row.sees)
})

/** Calls of all travelers that note what they are sent; some do something else. */
function notedCalls(change: Partial<Calls> = {}) {
  const requested: [string, object][] = []
  const calls = { ...createGalleryTravelerCalls(galleryTravelers), ...change }
  const noted = new Proxy(calls, {
    get: (target, name: keyof Calls) => (input: never) => {
      requested.push([name, input])
      return target[name](input)
    },
  })
  return { requested, calls: noted }
}

test('what is saved is sent cleaned, an untouched number as nothing', async () => {
  const { requested, calls } = notedCalls()
  const model = await opened('two of several', calls)
  await model.do(['edit', '李雷'])
  await model.do(['type', 'tel', ' +86 137 0013 7000 '])
  await model.do(['save'])
  expect(requested.at(-1)).toEqual([
    'saveTraveler',
    { id: 'lei', name: '李雷', idType: 'mainlandId', idNo: '', tel: '8613700137000' },
  ])
})

test('in birthday mode the birthday is sent too', async () => {
  const { requested, calls } = notedCalls()
  const model = await opened('with birthday', calls)
  await model.do(['edit', 'Maya Lindqvist'])
  await model.do(['save'])
  expect(requested.at(-1)?.[1]).toMatchObject({ id: 'maya', birthday: '1990-05-04' })
})

test('a fault stays at its field until that is written in', async () => {
  const model = await opened('two of several')
  await model.do(['add'])
  await model.do(['save'])
  const faultOf = () => (model.store.popup.shown.view === 'new' ? model.store.popup.shown.fault : undefined)
  await model.do(['type', 'tel', '1'])
  expect(faultOf()).toEqual({ field: 'name', message: '请填写姓名', englishText: 'Please enter the name.' })
  await model.do(['type', 'name', 'N'])
  expect(faultOf()).toBeNull()
})

test('while a traveler is being saved nothing is sent again, and the form stays', async () => {
  const held = heldCall<object, Traveler>()
  const { requested, calls } = notedCalls({ saveTraveler: held.call })
  const model = await opened('two of several', calls)
  await model.do(['edit', '李雷'])
  const saving = model.store.save()
  await model.do(['save'])
  await model.do(['back'])
  expect([model.store.busy, model.sight.view]).toEqual(['save', 'edit'])
  expect(requested.filter(([name]) => name === 'saveTraveler')).toHaveLength(1)
  await held.reply(galleryTravelers[0]!)
  await saving
  expect([model.store.busy, model.sight.view]).toEqual([null, 'list'])
})

test.each([
  [
    { code: 'traveler_exists', message: 'You have already saved this document for Tom.', requestId: 'r' },
    'You have already saved this document for Tom.',
  ],
  [{ kind: 'network' }, 'We could not reach Staylark. Check your connection and try again.'],
])('what could not be saved stays in the form, with the reason', async (failure, message) => {
  const { calls } = notedCalls({ saveTraveler: () => Promise.reject(failure) })
  const model = await opened('two of several', calls)
  await model.do(['edit', '李雷'])
  await model.do(['save'])
  expect(model.sight).toMatchObject({ view: 'edit', message })
})

test.each(['listTravelers', 'saveTraveler', 'deleteTraveler'] as const)(
  'an expired sign-in (%s) requests a new one',
  async (name) => {
    const { calls } = notedCalls({ [name]: () => Promise.reject({ status: 401 }) })
    const model = await opened('two of several', calls)
    if (name !== 'listTravelers') await model.do(['edit', '李雷'])
    if (name === 'saveTraveler') await model.do(['save'])
    if (name === 'deleteTraveler') await model.do(['delete'])
    expect([model.signedOut, model.sight.message]).toEqual([1, null])
  },
)

test('a new traveler can be begun while the documents are on their way', async () => {
  const { calls } = notedCalls({ listIdTypes: () => new Promise(() => {}) })
  const model = new PopupModel('two of several', calls)
  void model.open()
  await model.do(['add'])
  expect(model.store.popup.shown).toMatchObject({ view: 'new', form: { idType: 'mainlandId' } })
})

test('a visitor gets the sign-in prompt, and no request is sent', async () => {
  const { requested, calls } = notedCalls()
  const model = new PopupModel('two of several', calls, inspectableStore(), null)
  await model.open()
  expect([model.signedOut, requested]).toEqual([1, []])
})

describe('a form that is open when the sign-in ends', () => {
  const written: readonly TravelerStep[] = [
    ['pick', 'Maya Lindqvist'],
    ['edit', '李雷'],
    ['type', 'name', '李小雷'],
    ['type', 'idNo', 'E12345678'],
  ]

  /** A popup in which something is written; then the sign-in ends, while that is saved or by something else. */
  async function ended(steps: readonly TravelerStep[], isSaving = false) {
    const held = heldCall<object, Traveler>()
    const { calls } = notedCalls({ saveTraveler: held.call })
    const model = await opened('two of several', calls)
    for (const step of steps) await model.do(step)
    if (isSaving) void model.do(['save'])
    model.session.signOut()
    return model
  }

  const shownIn = ({ store }: PopupModel) => (store.popup.shown.view === 'list' ? null : store.popup.shown.form)

  test('is restored as it was, and no longer stored', async () => {
    const { stored, isOpen } = await ended(written)
    expect([isOpen, JSON.parse(stored.read('traveler_draft') ?? '')]).toMatchObject([false, { uid: 'u1', id: 'lei' }])
    const again = await opened('two of several', undefined, stored)
    expect(again.sight).toMatchObject({ view: 'edit', message: null })
    expect(shownIn(again)).toMatchObject({ name: '李小雷', idNo: 'E12345678' })
    expect(again.store.popup.selectedIds).toEqual(['maya'])
    expect(stored.all()).toEqual({})
  })

  test('a new one too', async () => {
    const { stored } = await ended([['add'], ['type', 'name', 'Ada']])
    const again = await opened('with birthday', undefined, stored)
    expect([again.sight.view, shownIn(again)]).toMatchObject(['new', { name: 'Ada', birthday: '' }])
  })

  test('the save that it met goes on by itself', async () => {
    const { stored } = await ended(
      [
        ['edit', '李雷'],
        ['type', 'name', '李小雷'],
      ],
      true,
    )
    const { requested, calls } = notedCalls()
    const again = await opened('two of several', calls, stored)
    expect(requested.at(-1)).toMatchObject(['saveTraveler', { id: 'lei', name: '李小雷' }])
    expect(again.sight).toMatchObject({ view: 'list', listed: expect.arrayContaining(['李小雷']) })
  })

  test('of a traveler who is gone meanwhile, becomes a new one', async () => {
    const { stored } = await ended(written)
    const again = await opened('nobody yet', undefined, stored)
    expect([again.sight.view, shownIn(again)]).toMatchObject(['new', { name: '李小雷' }])
  })

  test('waits until the list is there', async () => {
    const { stored } = await ended(written)
    const again = new PopupModel('failed', undefined, stored)
    await again.open()
    expect([again.sight.view, stored.read('traveler_draft')]).toEqual(['list', expect.any(String)])
  })

  test.each([
    ['somebody else signs in', 'u2', 0],
    ['it takes longer than half an hour', 'u1', 30 * 60_000],
  ])('is forgotten where %s', async (_where, uid, laterMs) => {
    const { stored } = await ended(written)
    const again = new PopupModel('two of several', undefined, stored, uid)
    again.nowMs += laterMs
    await again.open()
    expect([again.sight.view, stored.all()]).toEqual(['list', {}])
  })

  test.each([
    ['the list alone was open', [['pick', 'Maya Lindqvist']]],
    ['the form was left', [['add'], ['back']]],
  ] satisfies [string, readonly TravelerStep[]][])('is none where %s', async (_where, steps) => {
    expect((await ended(steps)).stored.all()).toEqual({})
  })

  test('is none after the popup was closed', async () => {
    const model = await opened('two of several')
    await model.do(['add'])
    model.store.stop()
    model.session.signOut()
    expect(model.stored.all()).toEqual({})
  })
})
