import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mp4 } from '../support/mp4'
import { faultsOf } from './support/faults-of'
import { findNodes } from './support/find-node'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { beginPost, ninePictures, seeNoneOnTheirWay, sendPost, signInFirst, uploaded } from './support/posting'
import { shopOfTests } from './support/shop'
import { signIn } from './support/traveler'

const shop = shopOfTests()

const folder = mkdtempSync(join(tmpdir(), 'staylark-posting-'))
const videoFile = join(folder, 'lake.mp4')
// Larger than one part of an upload.
beforeAll(() => writeFileSync(videoFile, mp4({ sampleBytes: 1_800_000 })))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
    phone.device.album = ninePictures
  })

  afterEach(() => phone.end())

  /** Opens a post as a shared link would. */
  const openPost = (id: string) => phone.open(`${pageOf('momentDetail')}?id=${id}`)

  /** Goes through the pictures of the open post; returns the address of each. */
  const seePictures = async (count: number) => {
    const shown: string[] = []
    for (let at = 1; at <= count; at += 1) {
      await phone.see('.moment-counter', `${at}/${count}`)
      const slide = phone.all('.moment-pictures .swipe-slide')[at - 1]
      shown.push(String(slide && findNodes(slide, '.pic-img')[0]?.attributes.src))
      if (at < count) await phone.tap('.swipe-right')
    }
    return shown
  }

  test('a post of nine pictures, one of which arrives with the second try', async () => {
    await signInFirst(phone, shop, `nine.${kind}@example.com`)
    await beginPost(phone, 'Fog on the lake. #morning')
    phone.network.loseNextReply('/uploads/object')
    await phone.tap('.tiles-add', 'Add pictures')
    await phone.waitFor('nine pictures', () => phone.all('.tile').length === 9)
    await seeNoneOnTheirWay(phone)
    expect(phone.all('.tile-wrong')).toHaveLength(1)
    await phone.tap('.sheet-foot .btn', 'Post')
    await phone.see('.written-trouble', 'A file has not been sent.')
    await phone.tap('.tiles-trouble .btn', 'Retry')
    await phone.see('.unseen', 'All files are sent.')
    const id = await sendPost(phone)
    openPost(id)
    const shown = await seePictures(9)
    expect(new Set(shown).size).toBe(9)
    expect(shown.filter((src) => !uploaded.test(src))).toEqual([])
    await phone.see('.topical', 'Fog on the lake. #morning')
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)

  test('a visitor’s post waits for the sign-in with its text and pictures', async () => {
    phone.device.album = ninePictures.slice(0, 3)
    await beginPost(phone, 'Rain on the tin roof.')
    await phone.tap('.tiles-add', 'Add pictures')
    await signIn(phone, shop, `later.${kind}@example.com`)
    await phone.arrive(pageOf('home'))
    await phone.see('.unseen', 'All files are sent.')
    expect(phone.all('.tile')).toHaveLength(3)
    const id = await sendPost(phone)
    openPost(id)
    await phone.see('.moment-counter', '1/3')
    await phone.see('.topical', 'Rain on the tin roof.')
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)

  test('a post of a video that is sent in two parts, with the picture that stands for it', async () => {
    phone.device.video = { file: videoFile, frame: ninePictures[0]?.file ?? '', durationS: 1 }
    await signInFirst(phone, shop, `video.${kind}@example.com`)
    await beginPost(phone, 'Waves at six in the morning.')
    await phone.tap('.tiles-add', 'Add a video')
    // Only WeChat takes a frame of the video.
    if (kind !== 'weapp') await phone.tap('.tiles-trouble .btn', 'Choose cover')
    await phone.see('.unseen', 'All files are sent.')
    expect(phone.calls.filter(({ name }) => name === 'uploadFile')).toHaveLength(3)
    expect([...phone.device.files.keys()]).toEqual([])
    const id = await sendPost(phone)
    openPost(id)
    const poster = await phone.see('.moment-video .pic-img')
    expect(poster.attributes.src).toMatch(uploaded)
    await phone.tap('.video-tap')
    const { attributes } = await phone.see('video')
    expect(attributes.src).toMatch(/\/videos\/\w+\.mp4$/)
    const reply = await fetch(String(attributes.src).replace('http://localhost:3000', shop.url))
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    expect((await reply.arrayBuffer()).byteLength).toBe(statSync(videoFile).size)
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)
})
