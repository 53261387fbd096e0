import '../../support/as-h5'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRested } from '../../support/render-rested'
import { travelerText as words } from '@/domain/text/traveler-text'
import { travelerPickerSection } from '@/packages/dev/pages/gallery/sections/traveler-picker'
import { clientRoot } from '@/stores/app/context'
import { travelerPopupRows, type TravelerSight, type TravelerStep } from '../../support/spec/traveler-popup'

const { Show } = travelerPickerSection
const root = clientRoot()
const fields = { name: 'Name', idNo: 'ID number', tel: 'Mobile number' } as const

beforeEach(() => act(() => root.toast.hide()))
afterEach(cleanup)

/** Taps, as a browser does it: the focus goes along. */
async function tap(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.focus()
    fireEvent.click(element)
  })
}

const sheet = () => within(document.querySelector<HTMLElement>('.sheet-85')!)
const confirmation = () => within(screen.getByRole('alertdialog'))

function rowOf(name: string): HTMLElement {
  const row = [...document.querySelectorAll<HTMLElement>('.trav-row')].find(
    (each) => each.querySelector('.trav-name')?.textContent === name,
  )
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

async function open(state: string): Promise<void> {
  await tap(screen.getByRole('button', { name: `Open: ${state}` }))
}

async function take(state: string, [kind, ...rest]: TravelerStep): Promise<void> {
  const [first = '', text = ''] = rest
  const button = (name: string | RegExp) => tap(sheet().getByRole('button', { name }))
  const acts: Record<typeof kind, () => unknown> = {
    open: () => open(state),
    pick: () => tap(rowOf(first).querySelector<HTMLElement>('.trav-face')!),
    edit: () => button(`Edit ${first}`),
    add: () => button(words.newTitle),
    type: () =>
      fireEvent.change(sheet().getByLabelText(fields[first as keyof typeof fields]), { target: { value: text } }),
    chooseIdType: async () => {
      await button(/^ID type/)
      await tap(screen.getByRole('menuitem', { name: first }))
    },
    chooseBirthday: async () => {
      await button(/^Birthday/)
      await tap(within(screen.getByRole('dialog', { name: 'Birthday' })).getByRole('button', { name: 'Confirm' }))
    },
    save: () => button(words.save),
    back: () => button(words.back),
    promptDelete: () => button(words.delete),
    keep: () => tap(confirmation().getByRole('button', { name: 'Keep' })),
    delete: () => tap(confirmation().getByRole('button', { name: words.delete })),
    confirm: () => button(/^Confirm/),
  }
  await acts[kind]()
}

const namesIn = (rows: string) =>
  [...document.querySelectorAll(`${rows} .trav-name`)].map(({ textContent }) => textContent ?? '')

const views: Record<string, TravelerSight['view']> = {
  [words.listTitle]: 'list',
  [words.manageTitle]: 'list',
  [words.newTitle]: 'new',
  [words.editTitle]: 'edit',
}

/** What is visible now, limited to the parts that a case checks. */
function sightOf(state: string, expected: TravelerSight): TravelerSight {
  const chosen = document.querySelector(`section[data-state="${state}"] .gallery-text`)?.textContent?.slice(8) ?? ''
  const seen: Required<TravelerSight> = {
    isOpen: document.querySelector('.sheet-85') !== null,
    view: views[document.querySelector('.sheet-85 .sheet-title')?.textContent ?? ''] ?? 'list',
    listed: namesIn('.trav-row'),
    ticked: namesIn('[aria-checked="true"]'),
    canConfirm: document.querySelector('.sheet-85 .sheet-foot .btn:not([disabled])') !== null,
    confirmsDelete: screen.queryByRole('alertdialog') !== null,
    message: root.toast.current?.text ?? null,
    chosen: chosen === 'nobody' ? [] : chosen.split(', '),
  }
  return Object.fromEntries(Object.entries(seen).filter(([name]) => name in expected))
}

test.each(travelerPopupRows.map((row) => [`${row.section}: ${row.rule}`, row] as const))(
  '%s',
  async (_title, { state, steps, sees }) => {
    renderRested(<Show />)
    await open(state)
    for (const step of steps) await take(state, step)
    await waitFor(() => expect(sightOf(state, sees)).toEqual(sees))
  },
)

test('without saved travelers an empty state is shown', async () => {
  renderRested(<Show />)
  await open('nobody yet')
  expect(sheet().getByText('There is no traveler information yet.')).toBeTruthy()
})

test('a failure to load shows its reason, with Retry', async () => {
  renderRested(<Show />)
  await open('failed')
  expect(sheet().getByRole('alert').textContent).toContain('Your travelers could not be loaded.')
  expect(sheet().getByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('until the list has loaded a loading state is shown', async () => {
  renderRested(<Show />)
  await open('loading')
  expect(sheet().getByRole('status', { name: 'Loading travelers' })).toBeTruthy()
})

test('radio buttons hold one, check boxes several, and neither stands where there is nothing to choose', async () => {
  for (const [state, radios, boxes] of [
    ['one of several', 4, 0],
    ['two of several', 0, 4],
    ['in order', 0, 0],
  ] as const) {
    renderRested(<Show />)
    await open(state)
    expect(sheet().queryAllByRole('radio')).toHaveLength(radios)
    expect(sheet().queryAllByRole('checkbox')).toHaveLength(boxes)
    expect(sheet().queryAllByRole('button', { name: /^Confirm/ })).toHaveLength(radios + boxes > 0 ? 1 : 0)
    cleanup()
  }
})

test('the stored number is never in the field: it is shown masked until another is typed', async () => {
  renderRested(<Show />)
  await open('two of several')
  await take('two of several', ['edit', '李雷'])
  const field = sheet().getByLabelText<HTMLInputElement>('ID number')
  expect([field.value, field.placeholder]).toEqual(['', '11**************2X'])
  expect(sheet().getByText('Leave it empty to keep the saved number')).toBeTruthy()
  await take('two of several', ['chooseIdType', 'Passport'])
  expect(sheet().queryByText('Leave it empty to keep the saved number')).toBeNull()
})

test('documents that are not accepted stand in the choice and take no tap', async () => {
  renderRested(<Show />)
  await open('two of several')
  await take('two of several', ['add'])
  await take('two of several', ['chooseIdType', 'Taiwan residents’ travel permit Not accepted for this stay'])
  expect(screen.getByRole('menu')).toBeTruthy()
})

test('an error is shown at its field, and every change of view retains the focus in the popup', async () => {
  renderRested(<Show />)
  await open('two of several')
  for (const step of [['add'], ['save']] as const) {
    await take('two of several', step)
    expect(document.querySelector('.sheet-85')?.contains(document.activeElement)).toBe(true)
  }
  const field = sheet().getByLabelText('Name')
  expect([field.getAttribute('aria-invalid'), sheet().getByRole('alert').textContent]).toEqual([
    'true',
    '请填写姓名Please enter the name.',
  ])
  await take('two of several', ['back'])
  expect(document.querySelector('.sheet-85')?.contains(document.activeElement)).toBe(true)
})
