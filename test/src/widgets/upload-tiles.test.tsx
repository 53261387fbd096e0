import '../../support/as-h5'
import { useState } from 'react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { moveRow, type UploadRow, type UploadState } from '@/domain/community/upload-rows'
import { UploadTiles, type UploadTilesProps } from '@/widgets/upload-tiles'

const done: UploadState = { step: 'done', fileId: 'f' }
const row = (id: number, state: UploadState = done, kind: UploadRow['kind'] = 'picture'): UploadRow => ({
  id,
  kind,
  thumbUrl: `/pictures/480/p${id}.webp`,
  state,
})

const actions = {
  onAddPictures: jest.fn(),
  onAddVideo: jest.fn(),
  onCover: jest.fn(),
  onRetry: jest.fn(),
  onRemove: jest.fn(),
  onMove: jest.fn(),
}

function Tiles({ rows: first, ...rest }: Partial<UploadTilesProps> & { readonly rows: readonly UploadRow[] }) {
  const [rows, setRows] = useState(first)
  return (
    <UploadTiles
      statusText=""
      notice={null}
      isPreparing={false}
      isDisabled={false}
      takesVideo
      {...rest}
      rows={rows}
      actions={{
        ...actions,
        onRemove: (id) => setRows(rows.filter((each) => each.id !== id)),
        onMove: (id, by) => setRows(moveRow(rows, id, by)),
      }}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const buttons = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)
const sources = () => screen.getAllByRole('img').map((each) => each.getAttribute('src'))

beforeEach(() => jest.clearAllMocks())

test('pictures or a video can be added, and a video alone where there is none', () => {
  const { rerender } = render(<Tiles rows={[]} />)
  fireEvent.click(button('Add pictures'))
  fireEvent.click(button('Add a video'))
  expect([actions.onAddPictures.mock.calls.length, actions.onAddVideo.mock.calls.length]).toEqual([1, 1])
  rerender(<Tiles key="reviews" rows={[]} takesVideo={false} />)
  expect(buttons()).toEqual(['Add pictures'])
  rerender(<Tiles key="video" rows={[row(1, done, 'video')]} />)
  expect(buttons()).toEqual(['Remove video'])
  rerender(<Tiles key="nine" rows={[1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => row(id))} />)
  expect(buttons()).not.toContain('Add pictures')
})

test('the server’s pictures are shown in their small size', () => {
  render(<Tiles rows={[row(1), { ...row(2), thumbUrl: 'data:image/jpeg;base64,AA' }]} />)
  expect(sources()).toEqual(['/pictures/240/p1.webp', 'data:image/jpeg;base64,AA'])
})

test('progress has a value for screen readers, and the whole is announced', () => {
  render(<Tiles rows={[row(1, { step: 'sending', share: 0.404 }), row(2, { step: 'waiting' })]} statusText="0 of 2." />)
  const bars = screen.getAllByRole('progressbar').map((bar) => [bar.getAttribute('aria-label'), bar.ariaValueNow])
  expect(bars.map(([name]) => name)).toEqual(['Sending picture 1', 'Sending picture 2'])
  expect(screen.getAllByRole('progressbar')[0]?.getAttribute('aria-valuenow')).toBe('40')
  expect(within(screen.getByRole('status')).getByText('0 of 2.')).toBeTruthy()
})

test('pictures move by keyboard, the focus stays on the button, and the ends stay focusable', () => {
  render(<Tiles rows={[row(1), row(2), row(3)]} />)
  button('Move picture 1 later').focus()
  fireEvent.click(document.activeElement!)
  expect(sources().map((url) => url?.slice(-7, -5))).toEqual(['p2', 'p1', 'p3'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2 later')
  fireEvent.click(document.activeElement!)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 3 later')
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(document.activeElement!)
  expect(sources().map((url) => url?.slice(-7, -5))).toEqual(['p2', 'p3', 'p1'])
})

test('a removed tile gives the focus to what stands first', () => {
  render(<Tiles rows={[row(1), row(2)]} />)
  button('Remove picture 2').focus()
  fireEvent.click(document.activeElement!)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove picture 1')
  fireEvent.click(document.activeElement!)
  expect(document.activeElement?.textContent).toBe('Add pictures')
})

test('what did not arrive is named, and tried again where that may help', () => {
  const failed = (text: string, canRetry: boolean): UploadState => ({ step: 'failed', text, canRetry })
  render(<Tiles rows={[row(1, failed('No connection.', true)), row(2, failed('Too large.', false))]} />)
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Picture 1: No connection.',
    'Picture 2: Too large.',
  ])
  fireEvent.click(button('Try picture 1 again'))
  expect([actions.onRetry.mock.calls, screen.queryByRole('button', { name: 'Try picture 2 again' })]).toEqual([
    [[1]],
    null,
  ])
})

test('a video without a cover gets one', () => {
  render(<Tiles rows={[{ ...row(1, { step: 'coverless' }, 'video'), thumbUrl: '' }]} />)
  fireEvent.click(button('Choose cover'))
  expect(actions.onCover).toHaveBeenCalledWith(1)
})

test('nothing can be done while the form is sent', () => {
  render(<Tiles rows={[row(1), row(2)]} isDisabled />)
  for (const each of screen.getAllByRole('button')) fireEvent.click(each)
  expect([sources().length, actions.onAddPictures.mock.calls]).toEqual([2, []])
})
