import { commentRoutes, type Comment, type CommentSummary } from '@/contract/comment'
import { momentRoutes, type MomentDetail } from '@/contract/moment'
import { drawPhoto } from '../../support/server/draw-photo'
import { changing, refusing, together } from './changed-replies'
import { opens, type Scene, sees, tap } from './scene'

const momentPath = momentRoutes.getMoment.path
const listPath = commentRoutes.listComments.path
const summaryPath = commentRoutes.getCommentSummary.path

const ownMoment = (change: Partial<MomentDetail>) =>
  changing<MomentDetail>(momentPath, () => ({ isOwn: true, ...change }))

/** Every comment of a list as the traveler's own, refused by a moderator. */
const refusedComments = changing<{ list: Comment[] }>(listPath, ({ list }) => ({
  list: list.map((comment) => ({
    ...comment,
    isOwn: true,
    state: 'rejected',
    stateReason: 'It names a person who lives there.',
    appealId: 'APPEAL1',
    replies: [],
    replyCount: 0,
  })),
}))

const noReviews = together(
  changing<{ list: Comment[] }>(listPath, () => ({ list: [], nextCursor: null })),
  changing<CommentSummary>(summaryPath, () => ({
    count: 0,
    score: null,
    distribution: [0, 0, 0, 0, 0],
    recent: null,
    withPictures: 0,
    travelerTypes: [],
    rooms: [],
    languages: [],
    keywords: [],
  })),
)

/** Opens the form for a post. */
const openForm: Scene['prepare'] = async (page) => {
  await page.locator('.home-tabs').scrollIntoViewIfNeeded()
  await tap(page, 'Post a moment')
  await page.getByRole('dialog').getByLabel('Your post').waitFor()
}

/** Opens the form and adds two pictures, of which the second does not arrive. */
const addPictures: Scene['prepare'] = async (page) => {
  await openForm(page)
  const form = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Add pictures' }).tap()
  const file = { name: 'lake.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto() }
  await (await chooser).setFiles([file, { ...file, name: 'hill.jpg' }])
  await form.getByRole('button', { name: /^Try picture \d again/ }).waitFor()
}

/** Loses every picture that is sent after the first. */
const losingPictures: Scene['before'] = async (page) => {
  let sent = 0
  await page.route('**/uploads/object', (route) => {
    sent += 1
    return sent > 1 ? route.abort() : route.continue()
  })
}

/** The pages of posts, people, reviews and pictures, and their popups. */
export const ugcScenes: readonly Scene[] = [
  { name: 'moment', at: 'momentDetail', prepare: sees('.activity-like') },
  { name: 'moment-visitor', at: 'momentDetail', isVisitor: true, prepare: sees('.activity-like') },
  {
    name: 'moment-comments',
    at: 'momentDetail',
    prepare: (page) => page.locator('.activity-comments').scrollIntoViewIfNeeded(),
  },
  { name: 'moment-topic', at: 'momentDetail', prepare: opens(/^#/) },
  { name: 'moment-report', at: 'momentDetail', prepare: opens('Report this post') },
  {
    name: 'moment-report-faults',
    at: 'momentDetail',
    prepare: async (page) => {
      await opens('Report this post')(page)
      await tap(page, 'Send report')
      await page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'moment-held',
    at: 'momentDetail',
    before: ownMoment({ state: 'held', stateReason: 'A person looks at posts with links first.' }),
    prepare: sees('.own-notice'),
  },
  {
    name: 'moment-appeal',
    at: 'momentDetail',
    before: ownMoment({ state: 'rejected', stateReason: 'It is an advertisement.', appealId: 'APPEAL1' }),
    prepare: opens('Appeal'),
  },
  {
    name: 'moment-delete',
    at: 'momentDetail',
    before: ownMoment({}),
    prepare: opens('Delete this post', 'alertdialog'),
  },
  {
    name: 'moment-comments-refused',
    at: 'momentDetail',
    before: refusedComments,
    prepare: async (page) => {
      await page.locator('.activity-comments').scrollIntoViewIfNeeded()
      await page.locator('.activity-comments .own-notice').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'moment-gone',
    at: 'momentDetail',
    before: refusing(momentPath, 404, { code: 'not_found', message: 'This post is no longer here.' }),
    prepare: sees('.fail'),
  },
  { name: 'person', at: 'person', prepare: sees('.fall-cell') },
  { name: 'person-followers', at: 'person', prepare: opens(/follower/) },
  { name: 'person-report', at: 'person', prepare: opens('Report this person') },
  { name: 'comments', at: 'comments', prepare: sees('.remark') },
  { name: 'comments-visitor', at: 'comments', isVisitor: true, prepare: sees('.remark') },
  { name: 'comments-sort', at: 'comments', prepare: opens(/^Sort: /) },
  { name: 'comments-filter', at: 'comments', prepare: opens('Filter') },
  { name: 'comments-report', at: 'comments', prepare: opens('Report') },
  { name: 'comments-none', at: 'comments', before: noReviews, prepare: sees('.empty') },
  {
    name: 'comments-filtered',
    at: 'comments',
    prepare: async (page) => {
      await tap(page, /^With photos/)
      await page.locator('.remark').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'comments-pictures',
    at: 'comments',
    prepare: async (page) => {
      await tap(page, /^With photos/)
      await tap(page, /^Picture 1 of/)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'comments-refused', at: 'comments', before: refusedComments, prepare: sees('.remark') },
  { name: 'pictures', at: 'pictures', prepare: sees('.photos-grid') },
  { name: 'pictures-viewer', at: 'pictures', prepare: opens(/^Picture 1:/) },
  { name: 'review-rules', at: 'reviewRules', prepare: sees('.rules-block') },
  { name: 'post-form', at: 'home', prepare: openForm },
  {
    name: 'post-form-fault',
    at: 'home',
    prepare: async (page) => {
      await openForm(page)
      await page.getByRole('button', { name: 'Post', exact: true }).tap()
      await page.locator('.written-trouble').waitFor()
    },
  },
  { name: 'post-form-pictures', at: 'home', before: losingPictures, prepare: addPictures },
  {
    name: 'post-form-leave',
    at: 'home',
    before: async () => {},
    prepare: async (page) => {
      await openForm(page)
      await page.getByLabel('Your post').fill('Fog on the lake. #slowtravel')
      await page.getByRole('button', { name: 'Close' }).first().tap()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
