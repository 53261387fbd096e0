import { type ArticleText, ofType } from '../article'
import type { HelpFacts } from '../facts'

const contactText = ({ support: { email, phone } }: HelpFacts): string =>
  `By e-mail you reach us at ${email}${phone === null ? '' : `, by phone at ${phone}`}.`

const articles: readonly ArticleText[] = [
  {
    id: 'talk-to-a-person',
    title: 'How do I reach a person?',
    paragraphs: (facts) => [
      'In Customer Support, request a person at any time. The chat shows the hours in which people are there and your position in the queue. What you write outside of these hours is read when they are back.',
      contactText(facts),
    ],
    terms:
      'human, speak to someone, manager, supervisor, agent, customer service, phone number, call you, contact, hotline, real person, live chat, representative, opening hours, 人工, 人工客服, 转人工, 客服电话, 联系客服, 联系, 真人, 工作时间',
  },
  {
    id: 'assistant-is-ai',
    title: 'Am I writing with a person or with an AI?',
    paragraphs: [
      'The assistant is an AI, and it says so all the time. When a person takes over, the chat says that it is now a person.',
      'The assistant shows prices, terms and the state of orders as cards with data from our system. What it writes in its own words can be wrong; the cards count.',
    ],
    terms:
      'robot, chatbot, bot, artificial intelligence, machine, automatic replies, 机器人, 人工智能, 智能客服, 自动回复, 是不是真人',
  },
  {
    id: 'what-assistant-can-do',
    title: 'What can the assistant do for me?',
    paragraphs: [
      'It finds hotels for place, dates, people and budget, explains how things work here, and, when you are signed in, shows your orders: their state, what cancelling would cost, and how a refund stands.',
      'It cannot book, pay, cancel or change anything by itself: it shows a card, and the button on it is yours. What it has understood stands there as notes, each of which you can remove.',
    ],
    terms:
      'assistant abilities, help me plan, recommend hotels, can you book for me, use the chat, assistant features, 助手, 能做什么, 帮我推荐, 帮我订, 功能',
  },
  {
    id: 'chat-history',
    title: 'Where are my earlier conversations, and can I delete them?',
    paragraphs: [
      'Customer Support lists your dialogs with the assistant. You can open, rename, download and delete them. A dialog that you delete is gone for good.',
      'Chats with people can be read there as well.',
    ],
    terms:
      'chat log, old messages, conversation history, delete dialog, transcript, download chat, 聊天记录, 历史对话, 删除对话, 之前的聊天',
  },
  {
    id: 'outside-model',
    title: 'Are my questions sent to another company?',
    paragraphs: [
      'Not without your consent. Where an outside language model is set up, Customer Support names it and asks you once; you can take the consent back at any time. Without it, the assistant works with our own program alone.',
      'Document numbers, contact data and codes never go to an outside model.',
    ],
    terms:
      'privacy, third party, openai, chatgpt, data protection, consent, language model, 隐私, 第三方, 数据安全, 同意, 大模型',
  },
  {
    id: 'send-pictures',
    title: 'Can I send pictures or an order in the chat?',
    paragraphs: [
      'Yes, in a chat with a person: pictures, and cards of your orders, of hotels that you looked at, or of your wish list, so that the other side sees at once what it is about.',
      'Please send no card numbers, passwords or codes: nobody of us needs them.',
    ],
    terms: 'attach photo, screenshot, send file, upload image in chat, share my order, 发图片, 截图, 发送订单, 发照片',
  },
  {
    id: 'rate-support',
    title: 'How do I rate the help that I got?',
    paragraphs: [
      'At the end of a chat with a person you can rate it once. Each reply of the assistant can be marked as helpful or not, with a reason.',
    ],
    terms: 'feedback, survey, satisfaction, complain about support, thumbs up, 评价客服, 满意度, 反馈, 意见',
  },
  {
    id: 'language',
    title: 'Which languages does the app speak?',
    paragraphs: [
      'The app is in English. The assistant and the search of these articles also understand questions in Chinese; the articles are in English.',
    ],
    terms: 'chinese, translate, change language, english, mandarin, 语言, 中文, 英文, 切换语言, 翻译',
  },
  {
    id: 'something-broken',
    title: 'A page does not load or looks broken',
    paragraphs: [
      'Check your connection and try again. If that does not help, use Profile, “Clear cache”, and open the app once more. What you have booked is safe with us, whatever a page shows.',
      'If a booking ended in an error, look under Bookings before you book again: it may have arrived.',
    ],
    terms:
      'error, bug, crash, blank page, does not work, slow, offline, frozen, 打不开, 加载失败, 白屏, 报错, 网络错误, 卡住',
  },
]

/** Articles about help itself. */
export const supportArticles = ofType('support', articles)
