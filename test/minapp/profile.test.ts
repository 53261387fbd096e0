import { join } from 'node:path'
import { projectFolder } from '../support/server/project-folder'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { endSignIn, signIn } from './support/traveler'

const album = { file: join(projectFolder, 'server/pictures/files/city-day-01.webp'), width: 960, height: 640 }

const shop = shopOfTests()
/** Codes for one address go out a minute apart, so each test is another person. */
let people = 0

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(async () => {
    phone = new MiniProgram(kind, shop.url)
    phone.open(pageOf('mine'))
    await phone.tap('.btn', 'Sign in')
    await signIn(phone, shop, `self${(people += 1)}@example.com`)
    await phone.see('.mine-row', 'Log out')
    phone.open(pageOf('profile'))
    await phone.see('#nickName')
    await phone.see('.self-since', 'With Staylark since')
  })

  afterEach(() => phone.end())

  const noted = (name: string) => phone.calls.filter((call) => call.name === name)

  test('what is changed is guarded by the host until it is saved, and is there again', async () => {
    await phone.type('#nickName', `Ada on ${kind}`)
    await phone.waitFor('the host’s guard', () => noted('enableAlertBeforeUnload').length === 1)
    await phone.tap('#gender')
    await phone.tap('.acts-item', 'Other')
    await phone.tap('#country')
    await phone.type('.box-input', 'jap')
    await phone.tap('.country-row', 'Japan')
    await phone.tap('.btn', 'Save')
    await phone.see('.toast', 'Saved')
    await phone.waitFor('no guard', () => noted('disableAlertBeforeUnload').length > 0)
    phone.open(pageOf('profile'))
    const field = await phone.see('#nickName')
    expect(field.attributes.value).toBe(`Ada on ${kind}`)
    await phone.see('#gender', 'Other')
    await phone.see('#country', 'Japan')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('a save that meets the end of the sign-in goes on after the next one', async () => {
    await phone.type('#nickName', `Eve on ${kind}`)
    await endSignIn(phone, shop)
    await phone.tap('.btn', 'Save')
    await shop.advance(61_000)
    await signIn(phone, shop, `self${people}@example.com`)
    await phone.arrive(pageOf('profile'))
    await phone.see('.toast', 'Saved')
    expect(phone.find('#nickName')?.attributes.value).toBe(`Eve on ${kind}`)
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('the page’s own Back asks, and keeps what is written where one stays', async () => {
    await phone.type('#nickName', 'Not saved')
    await phone.tap('.screen-back')
    await phone.see('.dialog-title', 'Leave without saving?')
    await phone.tap('.btn', 'Keep editing')
    expect((await phone.see('#nickName')).attributes.value).toBe('Not saved')
    await phone.tap('.screen-back')
    await phone.tap('.btn', 'Discard changes')
    await phone.arrive(pageOf('home'))
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('a picture from the album is positioned, sent, sent again where it did not arrive, and saved', async () => {
    phone.device.album = [album]
    await phone.tap('.self-picture')
    await phone.see('.crop-stage')
    await phone.tap('.crop-tap', '')
    phone.network.loseNextReply('/upload/file')
    await phone.tap('.btn', 'Use picture')
    await phone.see('.self-wrong')
    await phone.tap('.btn', 'Retry')
    await phone.see('.self-text', 'ready to save')
    await phone.tap('.btn', 'Save')
    await phone.see('.toast', 'Saved')
    phone.open(pageOf('profile'))
    const image = await phone.see('.self-img')
    expect(image.attributes.src).toMatch(/\/pictures\/avatars\/[\w-]{24}\.webp$/)
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('a change of mind in the album changes nothing', async () => {
    await phone.tap('.self-picture')
    await phone.waitFor('the album', () => noted('chooseImage').length === 1)
    expect([phone.find('.crop-stage'), phone.find('.toast')]).toEqual([undefined, undefined])
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)
})
