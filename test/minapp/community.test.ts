import { feedRoutes } from '@/contract/feed'
import { personRoutes } from '@/contract/person'
import { operate } from '../support/server/run-operator'
import { findDiscussion, openPostOfFeed, waitForReply, writeComment } from './support/community'
import { faultsOf } from './support/faults-of'
import { findNodes } from './support/find-node'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { queryOf } from './support/orders'
import { signInFirst } from './support/posting'
import { shopOfTests } from './support/shop'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram
  let visitor: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
    visitor = new MiniProgram(kind, shop.url)
  })

  afterEach(() => [phone, visitor].forEach((each) => each.end()))

  const likesOn = async (which: MiniProgram) => Number((await which.see('.activity-likes')).text)

  /** Opens the shown post by its address, on this phone or another one. */
  const openAgain = async (which: MiniProgram) => {
    which.open(`${pageOf('momentDetail')}?id=${queryOf(phone).id}`)
    await which.see('.activity-like')
  }

  test('a post of the feed is liked by a double tap, and its author followed', async () => {
    await signInFirst(phone, shop, `fan.${kind}@example.com`)
    await openPostOfFeed(phone)
    const likes = await likesOn(phone)
    const picture = await phone.see('.moment-pictures .pic')
    phone.page.fire(picture, 'tap')
    expect(phone.find('.activity-liked')).toBeUndefined()
    phone.page.fire(picture, 'tap')
    await phone.see('.activity-liked')
    await phone.see('.like-bubble')
    await waitForReply(phone, feedRoutes.like.path)
    await openAgain(visitor)
    expect([await likesOn(phone), await likesOn(visitor)]).toEqual([likes + 1, likes + 1])
    expect(visitor.find('.activity-liked')).toBeUndefined()

    const { text: author } = await phone.see('.activity-block .author-name')
    await phone.tap('.activity-block .author .follow', 'Follow')
    await phone.see('.activity-block .follow-on', 'Following')
    await waitForReply(phone, personRoutes.followUser.path)
    phone.open(pageOf('home'))
    await phone.tap('.home-feed-head .tabs-one', 'Following')
    await phone.see('.home-feed-head .tabs-on', 'Following')
    const authors = () => phone.all('.fall-cell').map((cell) => findNodes(cell, '.moment-author')[0]?.text)
    await phone.waitFor('posts of the author alone', () => {
      const shown = authors()
      return shown.length > 0 && shown.every((name) => name === author)
    })
    expect([faultsOf(phone), faultsOf(visitor)]).toEqual([[], []])
  }, 60_000)

  test('a comment and a reply to it are written, and deleted', async () => {
    await signInFirst(phone, shop, `talk.${kind}@example.com`)
    await openPostOfFeed(phone)
    const thread = (text: string) =>
      phone.waitFor(text, () =>
        phone.all('.thread-one').find((one) => findNodes(one, '.thread-words')[0]?.text === text),
      )
    /** Taps a button below a comment or reply. */
    const tapUnder = async (text: string, button: string) => {
      const [found] = findNodes(await thread(text), '.thread-button', button)
      if (!found) throw new Error(`nothing to ${button} below ${text}`)
      phone.page.fire(found, 'tap')
    }
    const remove = async (text: string) => {
      await tapUnder(text, 'Delete')
      await phone.see('.dialog-title', 'Delete your comment?')
      await phone.tap('.dialog .btn', 'Delete')
      await phone.waitFor(
        `${text} and the dialog to go`,
        () => !phone.find('.thread-words', text) && !phone.find('.dialog'),
      )
    }
    await writeComment(phone, `Which lake is this? ${kind}`)
    await tapUnder(`Which lake is this? ${kind}`, 'Reply')
    await phone.see('.say-to', 'Reply to')
    await writeComment(phone, `Found it on the map. ${kind}`)
    await phone.waitFor('no reply under way', () => !phone.find('.say-to'))
    await openAgain(phone)
    await phone.see('.thread-replies .thread-words', `Found it on the map. ${kind}`)
    await remove(`Which lake is this? ${kind}`)
    await phone.see('.thread-gone', 'This comment was deleted.')
    await remove(`Found it on the map. ${kind}`)
    await phone.waitFor('nothing of it to be left', () => !phone.find('.thread-gone'))
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)

  test('a post is reported, and its receipt, state and outcome are there again', async () => {
    await signInFirst(phone, shop, `report.${kind}@example.com`)
    await openPostOfFeed(phone)
    const openReport = async () => {
      const flag = await phone.waitFor('the flag', () => phone.all('.activity-action')[1])
      phone.page.fire(flag, 'tap')
      await phone.see('.sheet-title', 'Report this post')
    }
    await openReport()
    await phone.tap('.option-row', 'Fake')
    const explanation = `This lake is in another country. ${kind}`
    await phone.type('#report-explanation', explanation)
    await phone.type('#report-name', 'Vera Lindqvist')
    await phone.type('#report-email', `report.${kind}@example.com`)
    await phone.tap('.option-row', 'This is correct')
    await phone.tap('.sheet-foot .btn', 'Send report')
    await phone.see('.report-thanks', 'Your report was received.')
    const { text: receipt } = await phone.see('.report-receipt')
    expect(receipt).toMatch(/^Receipt [\w-]+$/)
    await phone.tap('.sheet-close')
    await phone.waitFor('the sheet to close', () => !phone.find('.sheet-panel'))
    await openReport()
    await phone.see('.report-one .report-receipt', receipt)
    await phone.see('.report-one .report-state', 'Waiting for a decision')
    const waiting = (await operate(shop, 'content')).split('\n').find((line) => line.includes(explanation))
    const [, reportId = ''] = /(\w{26}) /.exec(waiting ?? '') ?? []
    await operate(shop, 'dismiss-report', reportId, 'The lake is where the post places it.')
    await phone.tap('.sheet-close')
    await phone.waitFor('the sheet to close', () => !phone.find('.sheet-panel'))
    await openReport()
    await phone.see('.report-one .report-state', 'Not removed')
    await phone.see('.report-one .report-outcome', 'The lake is where the post places it.')
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)

  test('a link to one comment, and to one reply, opens the comments with it marked', async () => {
    const { momentId, comment, reply } = await findDiscussion(shop)
    for (const { commentId, content } of [comment, reply]) {
      phone.open(`${pageOf('comments')}?type=moment&goodsId=${momentId}&commentId=${commentId}`)
      const marked = await phone.see('.thread-marked')
      expect(findNodes(marked, '.thread-words')[0]?.text).toBe(content)
      expect(phone.all('.thread-marked')).toHaveLength(1)
    }
    await phone.tap('.remarks-goods', 'See the post')
    await phone.arrive(pageOf('momentDetail'))
    await phone.see('.thread-replies .thread-words', reply.content)
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)
})
