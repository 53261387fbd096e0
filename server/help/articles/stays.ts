import { MOST_STORED_FAVORITES } from '@/domain/favorites/stored-favorites'
import { MOST_SEARCHES } from '@/domain/stays/search-history'
import { FURTHEST_CHECK_IN_DAYS, STAY_LIMITS } from '@/domain/stays/wanted-stay'
import { vipRule } from '@/domain/account/vip-rule'
import { VERIFY_TOKEN_MS } from '../../booking/verify-token'
import { type ArticleText, ofType } from '../article'
import { timeText } from './numbers'
import { ROUTES } from './links'

const search: readonly ArticleText[] = [
  {
    id: 'search-hotels',
    title: 'How do I find a hotel?',
    paragraphs: [
      'Open Explore, choose where you go, your dates and who travels, and start the search. You can search for a city, a district, a landmark or the name of a hotel.',
      `Your last ${MOST_SEARCHES} searches are stored, so that one tap repeats them. You can clear them on the search page.`,
    ],
    terms: 'search, look for hotels, destination, city, accommodation, 搜索酒店, 找酒店, 搜索, 目的地, 查酒店',
    link: { path: ROUTES.search, label: 'Search' },
  },
  {
    id: 'filter-and-sort',
    title: 'How do I filter and sort the list of hotels?',
    paragraphs: [
      'Above the list you narrow it by price, hotel grade, district and features such as a pool. “Free cancellation” and “Breakfast included” are filters too.',
      'You can sort by recommendation, price, rating or distance. Cheapest first is “Price: low to high”.',
    ],
    terms:
      'cheapest first, star rating, five star hotels, budget, amenities, pool, sort by price, 筛选, 排序, 星级, 价格从低到高, 便宜',
    link: { path: ROUTES.hotelList, label: 'Hotel list' },
  },
  {
    id: 'choose-dates',
    title: 'How do I choose or change my dates?',
    paragraphs: [
      'Tap the dates on Explore, in the list or on a hotel’s page. Choose the day of arrival, then the day of departure. Without a choice, prices are for one night from tomorrow.',
      `A search takes up to ${STAY_LIMITS.nights} nights, and you can look up to ${FURTHEST_CHECK_IN_DAYS} days ahead. Some rates need a minimum stay or have a maximum; the calendar shows what is possible.`,
      'Days are those at the hotel, not those of your device.',
    ],
    terms:
      'calendar, check-in date, check-out date, length of stay, minimum nights, arrival day, 选择日期, 入住日期, 退房日期, 日历, 最少住几晚',
    link: { path: ROUTES.home, label: 'Explore' },
  },
  {
    id: 'guests-and-rooms',
    title: 'How many rooms and guests can I book for?',
    paragraphs: [
      `A search takes up to ${STAY_LIMITS.rooms} rooms, ${STAY_LIMITS.adults} adults and ${STAY_LIMITS.children} children, those of all rooms together. Every room has at least one adult.`,
      'Each room has a largest number of guests. Where your party does not fit, the room is shown with the reason.',
      'When you book, you name one lead guest for each room.',
    ],
    terms:
      'group booking, children, kids, family, several rooms, people, occupancy, extra person, 几个人, 几间房, 儿童, 小孩, 多间房, 入住人数',
  },
  {
    id: 'prices-and-taxes',
    title: 'Does the price include taxes and fees?',
    paragraphs: [
      'Yes. The price that stands on a hotel is the total for your whole stay, for all rooms and nights, with taxes and fees. The price per night stands beside it.',
      'The same total is on the list, on the hotel’s page, in your booking and on your bill. Before you book, the breakdown shows every night, and taxes and fees as a line of their own.',
    ],
    terms:
      'tax, total price, hidden fees, extra costs, price per night, breakdown, service charge, 含税, 税费, 总价, 服务费, 额外费用, 价格包含',
  },
  {
    id: 'vip-price',
    title: 'What is the VIP price, and why don’t I see it?',
    paragraphs: [
      'Some hotels have a lower price for VIPs. VIPs see it in lists, on the hotel’s page and on the bill, with the price that all others pay beside it.',
      `Without a sign-in you only see that there is one. You become a VIP with ${vipRule.stays} stays in ${vipRule.months} months; it costs nothing.`,
    ],
    terms:
      'member price, member discount, loyalty price, lower price, hidden price, 会员价, VIP价格, 会员折扣, 折扣, 优惠',
  },
  {
    id: 'price-changed',
    title: 'Why did the price change when I wanted to book?',
    paragraphs: [
      'Prices and rooms change all the time. When you open the booking page, we check price and rooms again and show you the difference before you submit anything.',
      `A checked price is good for ${timeText(VERIFY_TOKEN_MS)}. If you take longer, it is checked once more. You never pay more than the total that you confirmed.`,
    ],
    terms:
      'price check, price went up, different price, more expensive, price increase, 价格变了, 涨价, 价格变动, 变价',
  },
  {
    id: 'sold-out',
    title: 'Why is a room sold out or not available?',
    paragraphs: [
      'Each room shows its reason: no rooms are left on one of your nights, the stay is too short or too long for this rate, your party does not fit, or the day has passed at the hotel.',
      'Often another rate, other dates or fewer nights help. The calendar of the hotel shows the days on which there are rooms.',
    ],
    terms:
      'unavailable, no rooms left, fully booked, cannot book, minimum stay, 满房, 没有房间, 订不了, 售罄, 不可预订',
  },
  {
    id: 'hotel-facilities',
    title: 'Does a hotel have breakfast, parking, or room for pets?',
    paragraphs: [
      'Each hotel’s page lists its facilities and the policies that the hotel gave. Whether breakfast is part of the price stands at each rate, because it differs from rate to rate; the list can be narrowed to “Breakfast included”.',
      'What is not there, only the hotel can say.',
    ],
    terms:
      'facilities, amenities, dog, cat, pets allowed, car park, meals, wifi, gym, pool, child policy, wheelchair, 早餐, 含早, 停车, 宠物, 设施, 泳池, 健身房, 无线网',
  },
  {
    id: 'ask-for-availability',
    title: 'Why does a hotel have no prices?',
    paragraphs: [
      'Some hotels are listed without rooms that can be booked here. They show “Ask for availability” in place of a price: please contact the hotel itself with the contact data on its page.',
    ],
    terms:
      'no price, no rates, cannot see prices, contact the hotel, phone of the hotel, 没有价格, 询问空房, 联系酒店, 酒店电话',
  },
  {
    id: 'wish-list',
    title: 'How do I save hotels and vouchers to my Wish List?',
    paragraphs: [
      'Tap the heart on a hotel, a voucher or a post. You find all of them under Wishlist, with today’s price beside the one of the day on which you saved them.',
      `Without a sign-in, up to ${MOST_STORED_FAVORITES} hotels and vouchers are stored on this device; they move to your account when you sign in. What you remove can be put back for a short while.`,
    ],
    terms: 'favorite, favourite, heart, bookmark, saved hotels, wishlist, 收藏, 心愿单, 收藏夹, 喜欢的酒店',
    link: { path: ROUTES.wishList, label: 'Wish List' },
  },
]

/** Articles about finding a stay, and what it costs. */
export const stayArticles = ofType('booking', search)
