import type { Lang } from './understood-text'

/** Suggested questions by the kind of the reply; the assistant understands each of them. */
const tips = {
  search: {
    en: ['Cheaper ones', 'With breakfast', 'Tell me about the first one', 'Show more hotels'],
    zh: ['便宜一点的', '要含早餐', '第一家怎么样', '还有更多酒店吗'],
  },
  undatedSearch: {
    en: ['This weekend', 'Next weekend', 'Cheaper ones', 'Tell me about the first one'],
    zh: ['这周末', '下周末', '便宜一点的', '第一家怎么样'],
  },
  nothing: {
    en: ['Next weekend instead', 'Hotels in another city', 'Talk to a person'],
    zh: ['换成下周末', '换个城市的酒店', '转人工客服'],
  },
  dates: { en: ['This weekend', 'Next weekend', 'Tomorrow for 2 nights'], zh: ['这周末', '下周末', '明天住两晚'] },
  hotel: {
    en: [
      'What does it cost next weekend?',
      'When is check-in and check-out?',
      'Are pets allowed?',
      'What are the cancellation terms?',
    ],
    zh: ['下周末多少钱？', '几点入住和退房？', '可以带宠物吗？', '取消规则是什么？'],
  },
  offers: {
    en: [
      'Is breakfast included?',
      'What are the cancellation terms?',
      'And next weekend?',
      'Are there vouchers for it?',
    ],
    zh: ['含早餐吗？', '取消规则是什么？', '下周末呢？', '有这家的券吗？'],
  },
  vouchers: {
    en: ['How do I use a voucher?', 'Can I get my money back for a voucher?', 'Show my orders'],
    zh: ['券怎么用？', '券可以退款吗？', '我的订单'],
  },
  orders: {
    en: ['What does it cost to cancel my booking?', 'Where is my refund?', 'How do I get an invoice?'],
    zh: ['现在取消我的订单要扣多少钱？', '我的退款到哪了？', '怎么开发票？'],
  },
  order: {
    en: [
      'What does it cost to cancel this order?',
      'Where is my refund?',
      'How do I get an invoice?',
      'Talk to a person',
    ],
    zh: ['取消这个订单要扣多少钱？', '我的退款到哪了？', '怎么开发票？', '转人工客服'],
  },
  rules: {
    en: ['Show my orders', 'Find a hotel for next weekend', 'Talk to a person'],
    zh: ['我的订单', '找下周末的酒店', '转人工客服'],
  },
  start: {
    en: ['Find a hotel in Kyoto for next weekend', 'How does free cancellation work?', 'Show my orders'],
    zh: ['找一家下周末的京都酒店', '怎么取消订单？', '我的订单'],
  },
} as const

/** Returns next questions in the language of the question. */
export const tipsFor = (after: keyof typeof tips, lang: Lang): string[] => [...tips[after][lang]]
