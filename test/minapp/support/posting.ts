import { join } from 'node:path'
import { projectFolder } from '../../support/server/project-folder'
import type { AlbumPicture } from './host-album'
import { pageOf } from './host-kind'
import type { MiniProgram } from './mini-program'
import { queryOf } from './orders'
import type { Shop } from './shop'
import { signIn } from './traveler'

/** Nine pictures for an album. */
export const ninePictures: readonly AlbumPicture[] = Array.from({ length: 9 }, (_, index) => ({
  file: join(projectFolder, `server/pictures/files/bedroom-day-0${index + 1}.webp`),
  width: 960,
  height: 640,
}))

/** Address of an uploaded picture. */
export const uploaded = /^http:\/\/localhost:3000\/pictures\/\d+\/up-[\w-]+\.webp$/

/** Signs in on the profile. */
export async function signInFirst(phone: MiniProgram, shop: Shop, email: string): Promise<void> {
  phone.open(pageOf('mine'))
  await phone.tap('.btn', 'Sign in')
  await signIn(phone, shop, email)
  await phone.see('.mine-row', 'Log out')
}

/** Waits until no file of the open form is on its way any more. */
export const seeNoneOnTheirWay = (phone: MiniProgram): Promise<unknown> =>
  phone.waitFor('the uploads to end', () => phone.find('.tile') && !phone.find('.tile-progress'))

/** Opens the form for a post from Explore and writes its text. */
export async function beginPost(phone: MiniProgram, text: string): Promise<void> {
  phone.open(pageOf('home'))
  await phone.tap('.home-post')
  await phone.type('#moment-text', text)
}

/** Sends the post; returns its id, by its page, which opens. */
export async function sendPost(phone: MiniProgram): Promise<string> {
  await phone.tap('.sheet-foot .btn', 'Post')
  await phone.arrive(pageOf('momentDetail'))
  return queryOf(phone).id ?? ''
}
