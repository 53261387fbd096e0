import { vipRule } from '@/domain/account/vip-rule'
import { exportLifeMs } from '../../account/export'
import { codeDigits, codeLifeMs, codeTries, resendWaitMs } from '../../account/send-code'
import { refreshLifeMs } from '../../account/sessions'
import { MOST_TRAVELERS } from '../../account/travelers'
import { type ArticleText, ofType } from '../article'
import type { HelpFacts } from '../facts'
import { timeText } from './numbers'
import { ROUTES } from './links'

const profile = { path: ROUTES.mine, label: 'Profile' }

const lengthText = ({ min, max }: HelpFacts['passwordLength']): string =>
  min === max ? String(min) : `${min} to ${max}`

const articles: readonly ArticleText[] = [
  {
    id: 'sign-in',
    title: 'How do I sign in or create an account?',
    paragraphs: [
      `Type your e-mail address, and we send a code of ${codeDigits} digits to it. With the code you are signed in; if the address is new, it has an account then. There is nothing else to fill in.`,
      'Once you have set a password, you can sign in with that as well. There are no sign-ins by phone number or through other services.',
    ],
    terms: 'log in, login, register, sign up, new account, registration, 登录, 注册, 怎么登录, 创建账号, 开户',
    link: profile,
  },
  {
    id: 'no-code',
    title: 'The sign-in code does not arrive or does not work',
    paragraphs: [
      `Look into your spam folder and check the address. After ${timeText(resendWaitMs)} you can have another code sent; only the newest one works.`,
      `A code is good for ${timeText(codeLifeMs)}, once, and only on the device that requested it. After ${codeTries} wrong tries you need a new one.`,
    ],
    terms:
      'verification code, no code received, resend code, code expired, wrong code, otp, 验证码, 收不到验证码, 没收到验证码, 重新发送, 验证码过期, 验证码错误',
  },
  {
    id: 'password',
    title: 'How do I set or reset my password?',
    paragraphs: ({ passwordLength }) => [
      'In the sign-in, choose “Sign in Using a Password” and then “Forgot password?”. We e-mail a code; with it you set a new password. This is also how you set your first one.',
      `A password has ${lengthText(passwordLength)} characters. You are signed out everywhere else then. After several wrong passwords there is a wait, but a code by e-mail always opens your account.`,
    ],
    terms:
      'forgot password, change password, reset password, lost password, password length, 忘记密码, 重置密码, 修改密码, 设置密码, 密码',
  },
  {
    id: 'devices',
    title: 'Where am I signed in, and how do I sign out elsewhere?',
    paragraphs: [
      `Profile, “Signed-in devices” lists them with the last use. You can sign out one of them, or “Sign out everywhere else”. A device that is not used for ${timeText(refreshLifeMs)} is signed out by itself.`,
    ],
    terms:
      'logged in devices, log out, lost phone, stolen phone, security, somebody uses my account, hacked, 登录设备, 退出登录, 账号安全, 手机丢了, 被盗',
    link: profile,
  },
  {
    id: 'travelers',
    title: 'How do I save travelers and their documents?',
    paragraphs: [
      `Profile, “Travelers”: up to ${MOST_TRAVELERS} people with name, document, birthday and mobile number. They fill in bookings and vouchers that need documents.`,
      'Document numbers are stored encrypted and shown only in part. You can change or delete travelers at any time.',
    ],
    terms:
      'passport number, companions, id card, family members, saved guests, 出行人, 常用旅客, 证件, 护照, 同行人, 身份证号',
    link: profile,
  },
  {
    id: 'profile-data',
    title: 'How do I change my name, picture or other personal data?',
    paragraphs: [
      'Profile, “Personal information”. What everybody can see, nickname, picture and a line about you, stands apart from what only you can see.',
      'Bookings that exist stay as they are.',
    ],
    terms:
      'nickname, avatar, profile photo, edit profile, birthday, phone number, 修改资料, 昵称, 头像, 个人信息, 改名字',
    link: { path: ROUTES.profile, label: 'Personal Information' },
  },
  {
    id: 'change-email',
    title: 'Can I change the e-mail address of my account?',
    paragraphs: [
      'No, the address is how we know you. You can create another account with the new address, but bookings, vouchers and VIP stays remain in the account in which you made them.',
      'An unused voucher that may be given away can be given to the new address.',
    ],
    terms: 'new email, different email, merge accounts, email change, 换邮箱, 修改邮箱, 更改邮箱, 合并账号',
  },
  {
    id: 'vip',
    title: 'How do I become a VIP?',
    paragraphs: [
      `Complete ${vipRule.stays} stays within ${vipRule.months} months. You are then a VIP for ${vipRule.months} months from the last of them. It costs nothing, and there is nothing to apply for.`,
      'Every booking that you made while signed in and that ended with your check-out counts. Cancelled bookings and no-shows do not. Your profile shows how many stays count.',
    ],
    terms: 'membership, loyalty program, vip status, rewards, points, become member, 会员, 成为会员, VIP, 等级, 积分',
    link: profile,
  },
  {
    id: 'export-data',
    title: 'How do I download the data that you have about me?',
    paragraphs: [
      `Profile, “Download my data”. We first e-mail a code. The file has everything: profile, sign-ins, orders, wish list, travelers, searches and views. Its link works once, within ${timeText(exportLifeMs)}.`,
    ],
    terms: 'gdpr, personal data, privacy, data export, copy of my data, 下载数据, 导出数据, 个人数据, 隐私',
    link: profile,
  },
  {
    id: 'delete-account',
    title: 'How do I delete my account?',
    paragraphs: [
      'Profile, “Delete account”, with a code that we e-mail. Profile, wish list, travelers, posts, reviews, likes, searches and views are deleted for good; past bookings stay in our books without your name.',
      'It is possible once your paid stays are over, your vouchers are used or refunded, and refunds have arrived. Unpaid bookings are closed.',
    ],
    terms:
      'close account, remove account, erase my data, unsubscribe, cancel account, 注销账号, 删除账号, 注销, 删除数据',
    link: profile,
  },
]

/** Articles about the account. */
export const accountArticles = ofType('account', articles)
