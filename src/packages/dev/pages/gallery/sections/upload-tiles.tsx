import { useState } from 'react'
import { moveRow, type UploadRow, uploadRowsText, type UploadState } from '@/domain/community/upload-rows'
import { uploadText } from '@/domain/uploads'
import { UploadTiles, type UploadTilesProps } from '@/widgets/upload-tiles'
import { doNothing } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const done: UploadState = { step: 'done', fileId: 'f' }
const names = ['hotel-day-01', 'pool-day-01', 'beach-day-01', 'city-day-01', 'temple-day-01']

/** A picture of the demo catalogue as a file on a form. */
export const uploadRowOf = (id: number, state: UploadState = done, change: Partial<UploadRow> = {}): UploadRow => ({
  id,
  kind: 'picture',
  thumbUrl: `/pictures/480/${names[id % names.length]}.webp`,
  state,
  ...change,
})

const failed = (text: string, canRetry: boolean): UploadState => ({ step: 'failed', text, canRetry })
const offline = failed('We could not reach Staylark. Check your connection and try again.', true)
const video = { kind: 'video' } as const

interface TilesState extends Partial<Omit<UploadTilesProps, 'rows' | 'actions'>> {
  readonly name: string
  readonly rows?: readonly UploadRow[]
}

const states: readonly TilesState[] = [
  { name: 'nothing yet' },
  { name: 'pictures alone', takesVideo: false },
  { name: 'files are being prepared', isPreparing: true },
  {
    name: 'on their way',
    rows: [uploadRowOf(1), uploadRowOf(2, { step: 'sending', share: 0.4 }), uploadRowOf(3, { step: 'waiting' })],
    statusText: '1 of 3 files are sent.',
  },
  {
    name: 'some did not arrive',
    rows: [
      uploadRowOf(1, offline),
      uploadRowOf(2, failed(uploadText.heic, false), { thumbUrl: '' }),
      uploadRowOf(3, failed(uploadRowsText.signIn, true)),
    ],
  },
  {
    name: 'nine, and more were chosen',
    rows: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => uploadRowOf(id)),
    notice: uploadRowsText.tooMany,
  },
  { name: 'a video on its way', rows: [uploadRowOf(1, { step: 'sending', share: 0.7 }, video)] },
  { name: 'a video', rows: [uploadRowOf(1, done, video)] },
  { name: 'a video without a cover', rows: [uploadRowOf(1, { step: 'coverless' }, { ...video, thumbUrl: '' })] },
  { name: 'disabled', rows: [uploadRowOf(1), uploadRowOf(2)], isDisabled: true },
]

function Tiles({ name, rows: first = [], ...rest }: TilesState) {
  const [rows, setRows] = useState(first)
  return (
    <GalleryState name={name}>
      <UploadTiles
        statusText=""
        notice={null}
        isPreparing={false}
        isDisabled={false}
        takesVideo
        {...rest}
        rows={rows}
        actions={{
          onAddPictures: doNothing,
          onAddVideo: doNothing,
          onCover: doNothing,
          onRetry: doNothing,
          onRemove: (id) => setRows(rows.filter((row) => row.id !== id)),
          onMove: (id, by) => setRows(moveRow(rows, id, by)),
        }}
      />
    </GalleryState>
  )
}

function Show() {
  return (
    <>
      {states.map((state) => (
        <Tiles key={state.name} {...state} />
      ))}
    </>
  )
}

/** Pictures and videos of a form with their uploads. */
export const uploadTilesSection: GallerySection = { key: 'upload-tiles', title: 'Upload tiles', Show }
