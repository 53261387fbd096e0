import { MOST_PICTURES } from '@/domain/community/upload-rows'
import { MOST_TOPICS } from '@/domain/community/topics'
import { APPEAL_MONTHS, EDIT_HOURS, MOST_CHARACTERS, REVIEW_DAYS } from '@/domain/reviews/review-rules'
import { longestVideoSeconds, mostUploadBytes, mostVideoBytes } from '@/domain/uploads'
import { type ArticleText, ofType } from '../article'
import { megabytesText } from './numbers'
import { ROUTES } from './links'

const rules = { path: ROUTES.reviewRules, label: 'How reviews work' }

const characters = `${MOST_CHARACTERS} characters`

const articles: readonly ArticleText[] = [
  {
    id: 'write-review',
    title: 'Who can write a review, and how?',
    paragraphs: [
      `Guests who booked here and whose stay is finished, or who used a voucher for it: one review for each stay, within ${REVIEW_DAYS} days of check-out. Open the order and tap “Write a review”. We also invite you by e-mail after your stay.`,
      `You give a score and, if you like, scores of single points, up to ${characters} of text, and up to ${MOST_PICTURES} pictures.`,
    ],
    terms:
      'rate a hotel, leave feedback, rating, stars, comment on hotel, review deadline, 写点评, 评价, 点评, 打分, 评论酒店, 写评价',
    link: { path: ROUTES.orderList, label: 'Bookings' },
  },
  {
    id: 'edit-review',
    title: 'Can I change or delete my review?',
    paragraphs: [
      `You can change it for ${EDIT_HOURS} hours. It is then marked as edited, checked again, and loses its helpful votes. You can delete it at any time.`,
    ],
    terms: 'edit review, remove my review, modify rating, update review, 修改点评, 删除点评, 改评价, 删除评价',
    link: rules,
  },
  {
    id: 'are-reviews-real',
    title: 'Are the reviews real?',
    paragraphs: [
      'Only guests with a finished stay can write one, and “Verified stay” is set by our booking records. A score is the plain average of all published reviews. Hotels cannot pay for a better one.',
      'A review for which its author received something carries the mark “Incentivized”, and one that was invented to demonstrate the app the mark “Demo”. None is held or removed for being negative.',
    ],
    terms:
      'fake reviews, verified, trust reviews, how is the score made, paid review, average score, 真实点评, 假评论, 评分怎么算, 刷评, 点评真实',
    link: rules,
  },
  {
    id: 'review-held',
    title: 'Why is my review or post not shown?',
    paragraphs: [
      'An automatic check holds texts with a link, an e-mail address, a phone number or a word from our list of insults until a moderator has read them. You see that yours is held, and why.',
      'If a moderator removes it, you are sent the reason and the rule behind it, and you can appeal.',
    ],
    terms:
      'under review, post hidden, review removed, moderation, not published, review disappeared, 审核, 审核中, 没有显示, 被删除, 看不到我的评论',
    link: rules,
  },
  {
    id: 'post-moment',
    title: 'How do I share a post with pictures or a video?',
    paragraphs: [
      `On Explore, in your profile, on a hotel’s page or after a finished stay: up to ${MOST_PICTURES} pictures or one video, up to ${characters} of text and ${MOST_TOPICS} topics. You can tag a hotel, a voucher or a city.`,
      'If you got money, a free stay or a gift for it, mark “I was paid for this”. Readers see that beside your post.',
    ],
    terms:
      'moment, upload photos, publish, share story, hashtag, topic, travel diary, 发动态, 发帖, 分享, 上传照片, 话题, 发布',
    link: { path: ROUTES.home, label: 'Explore' },
  },
  {
    id: 'upload-limits',
    title: 'Which pictures and videos can I upload?',
    paragraphs: [
      `Pictures as JPEG, PNG or WebP, up to ${megabytesText(mostUploadBytes)} each. Videos as MP4, up to ${longestVideoSeconds} seconds and ${megabytesText(mostVideoBytes)}.`,
      'What a camera writes into a file, such as the place where it was taken, is removed.',
    ],
    terms:
      'file size, heic, upload failed, photo format, video length, too large, 上传失败, 图片格式, 视频大小, 照片太大, 视频多长',
  },
  {
    id: 'delete-post',
    title: 'How do I delete my post or comment?',
    paragraphs: [
      'Open the post and delete it, or tap delete at your comment. The pictures, likes and comments of a post go with it. This cannot be undone.',
      'Your own posts stand in your profile under “My moments”.',
    ],
    terms: 'remove post, delete moment, delete comment, take down, my posts, 删除动态, 删除评论, 删帖, 我的动态',
    link: { path: ROUTES.mine, label: 'Profile' },
  },
  {
    id: 'follow',
    title: 'How do I follow people and topics?',
    paragraphs: [
      'Tap “Follow” at a person or a topic. What they post stands in the tab “Following” on Explore and weighs in “For you”. You have to be signed in, and tapping again ends it.',
    ],
    terms: 'subscribe, followers, following feed, unfollow, friends, 关注, 取消关注, 粉丝, 订阅',
    link: { path: ROUTES.home, label: 'Explore' },
  },
  {
    id: 'report-content',
    title: 'How do I report a post, a review or a person?',
    paragraphs: [
      'Tap “Report” there, choose the reason and explain it in a few words. You need no account. The report has a receipt, with which you see what became of it.',
      'A moderator decides. That something is negative is no reason to remove it.',
    ],
    terms:
      'abuse, offensive, spam, inappropriate, fake post, complain about user, harassment, 举报, 投诉帖子, 垃圾内容, 骚扰, 违规',
  },
  {
    id: 'appeal',
    title: 'My post or review was removed. Can I appeal?',
    paragraphs: [
      `Yes, for ${APPEAL_MONTHS} months: tap “Appeal” at it and say why the decision is wrong. Another moderator decides, and you read the result there and by e-mail.`,
    ],
    terms:
      'removed content, taken down, unfair decision, objection, dispute removal, blocked account, 申诉, 内容被删, 不服, 被封, 误删',
  },
]

/** Articles about posts and reviews. */
export const communityArticles = ofType('community', articles)
