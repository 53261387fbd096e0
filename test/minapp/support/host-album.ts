import { readFileSync } from 'node:fs'
import type { HostDevice } from './host-device'

/** A picture in the phone's album: the file that it stands for here, and its size. */
export interface AlbumPicture {
  readonly file: string
  readonly width: number
  readonly height: number
}

/** A video in the phone's album: the files that it and a frame of it stand for here. */
export interface AlbumVideo {
  readonly file: string
  readonly frame: string
  readonly durationS: number
}

const picturePath = (index: number) => `wxfile://tmp_photo_${index}.jpg`

/** Paths under which the host hands files over. */
export const chosenPaths = {
  video: 'wxfile://tmp_video.mp4',
  frame: 'wxfile://tmp_frame.jpg',
  chatFile: 'wxfile://tmp_chat.pdf',
} as const

/** Paths of the pictures that the traveler chooses: as many as may be and are there. */
export const chosenPictures = ({ album }: HostDevice, most: number): string[] =>
  album.slice(0, most).map((_, index) => picturePath(index))

/** The picture of the album that was handed over under a path. */
export const pictureAt = ({ album }: HostDevice, path: string): AlbumPicture | undefined =>
  album.find((_, index) => picturePath(index) === path)

function fileAt(device: HostDevice, path: string): string | null {
  const { video, chatFile } = device
  if (path === chosenPaths.video) return video?.file ?? null
  if (path === chosenPaths.frame) return video?.frame ?? null
  if (path === chosenPaths.chatFile) return chatFile
  return pictureAt(device, path)?.file ?? null
}

/** The content of a file that the host handed over or the app wrote; null where there is none under this path. */
export function bytesAt(device: HostDevice, path: string): Buffer | null {
  const file = fileAt(device, path)
  return device.files.get(path) ?? (file === null ? null : readFileSync(file))
}
