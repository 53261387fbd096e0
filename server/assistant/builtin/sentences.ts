/** Everything that the assistant writes itself, in English and Chinese side by side. None of it holds a price, a date or a term. */
export const sentences = {
  // Understanding
  understood: { en: (what: string) => `I understood: ${what}.`, zh: (what: string) => `我的理解：${what}。` },
  notUnderstood: {
    en: 'I did not understand that. I can find hotels, look up your orders and explain how things work here.',
    zh: '抱歉，我没有听懂。我可以帮您找酒店、查订单，以及解答使用中的问题。',
  },
  whichPlace: { en: 'Which city or place would you like to stay in?', zh: '您想住在哪个城市或地点？' },
  whichCity: {
    en: (region: string, cities: string) => `In which city of ${region}? We have hotels in ${cities}.`,
    zh: (region: string, cities: string) => `您想去${region}的哪个城市？我们在这些城市有酒店：${cities}。`,
  },
  noHotelsThere: {
    en: (place: string) => `We have no hotels in ${place} yet.`,
    zh: (place: string) => `我们在${place}还没有酒店。`,
  },
  unknownPlace: {
    en: (name: string) => `I know no place called ${name}.`,
    zh: (name: string) => `我不知道叫${name}的地方。`,
  },
  nearestCity: {
    en: (city: string) => `The nearest city with hotels of ours is ${city}.`,
    zh: (city: string) => `离那里最近、有我们酒店的城市是${city}。`,
  },
  whichDays: {
    en: 'Which days exactly? For example “Friday to Sunday” or “12 to 14 December”.',
    zh: '具体是哪几天呢？例如“周五到周日”或“12月12号到14号”。',
  },
  datePast: { en: 'Those days have passed. Which days do you mean?', zh: '这个日期已经过去了。您指的是哪几天？' },
  dateImpossible: {
    en: 'That day is not in the calendar. Which days do you mean?',
    zh: '日历上没有这一天。您指的是哪几天？',
  },
  dateOrder: {
    en: 'Check-out has to be after check-in. Which days do you mean?',
    zh: '退房日期要晚于入住日期。您指的是哪几天？',
  },
  dateTooLong: {
    en: 'That is longer than a stay can be here. How many nights do you need at first?',
    zh: '这超过了一次预订可以住的天数。您先要住几晚？',
  },
  dateTooFar: {
    en: 'That is further ahead than hotels can be booked. Are there earlier days?',
    zh: '这个日期太远，现在还不能预订。可以换早一些的日期吗？',
  },
  tooManyGuests: {
    en: 'That is more than one search takes. Our team can help groups; or tell me a smaller number.',
    zh: '这超过了一次搜索可以选的人数或房间数。团体预订可以找我们的同事，或者告诉我少一些的人数。',
  },
  looseDates: {
    en: 'You named no exact days, so I took these; tell me others at any time.',
    zh: '您没有说具体日期，我先按这几天查；您可以随时告诉我别的日期。',
  },
  defaultStay: {
    en: (dates: string) => `You named no dates, so the prices are for ${dates}. Tell me your dates to see yours.`,
    zh: (dates: string) => `您没有说日期，所以价格按${dates}显示。告诉我日期，我就按您的日期查。`,
  },
  unknownFeature: {
    en: (what: string) => `I cannot filter by ${what}; please look at each hotel's page for that.`,
    zh: (what: string) => `我不能按${what}筛选，请在每家酒店的页面查看。`,
  },

  // Hotels
  hotels: { en: 'Here are hotels that fit:', zh: '这些酒店符合要求：' },
  cheapestFirst: { en: 'Here they are, the lowest price first:', zh: '按价格从低到高：' },
  bestFirst: { en: 'Here they are, the best rated first:', zh: '按评分从高到低：' },
  nearestFirst: { en: 'Here they are, the nearest first:', zh: '按距离从近到远：' },
  centralFirst: {
    en: 'Here they are, the nearest to the center of the city first:',
    zh: '按离市中心的距离从近到远：',
  },
  dearestFirst: { en: 'Here they are, the highest price first:', zh: '按价格从高到低：' },
  moreHotels: { en: 'Here are more:', zh: '还有这些：' },
  noMore: { en: 'These were all that fit.', zh: '符合要求的都在上面了。' },
  soldOut: {
    en: 'Everything that fits is sold out for those dates; here it is anyway, with the nearest dates where there are any:',
    zh: '符合要求的酒店在这些日期都已订满；下面仍列出来，有临近日期的会标出：',
  },
  nothing: { en: 'I found nothing that fits all of this.', zh: '没有找到全部符合的酒店。' },
  loosen: {
    en: (what: string) => `Without “${what}” there would be some.`,
    zh: (what: string) => `去掉“${what}”就有可选的酒店。`,
  },
  noSuchPick: {
    en: 'I don’t know which hotel you mean. Please name it.',
    zh: '我不知道您指的是哪一家，请告诉我酒店名字。',
  },
  whichHotel: { en: 'Which hotel do you mean? Please name it.', zh: '您问的是哪家酒店？请告诉我名字。' },
  whichOfThese: {
    en: 'Several hotels have that name. Which one do you mean?',
    zh: '有几家酒店叫这个名字。您指的是哪一家？',
  },
  offers: { en: 'These can be booked:', zh: '可以预订的有：' },
  noOffers: { en: 'Nothing can be booked there for these dates.', zh: '这些日期没有可以预订的房间。' },
  nearestDates: {
    en: (dates: string) => `The nearest dates of the same length are ${dates}.`,
    zh: (dates: string) => `同样晚数最近可订的日期是${dates}。`,
  },
  facts: {
    en: (hotel: string) => `This is what I know of ${hotel}:`,
    zh: (hotel: string) => `关于${hotel}，我知道的是：`,
  },
  notListed: {
    en: (hotel: string, what: string) => `${hotel} does not list ${what}.`,
    zh: (hotel: string, what: string) => `${hotel}的设施里没有列出${what}。`,
  },
  unknownFact: {
    en: (hotel: string) => `I don’t know that about ${hotel}. The hotel or our team can tell you.`,
    zh: (hotel: string) => `这一点我不清楚。${hotel}或我们的同事可以告诉您。`,
  },
  goneHotel: { en: 'That hotel is not on sale here any more.', zh: '这家酒店已不在售。' },

  // Vouchers
  vouchers: { en: 'These vouchers are on sale:', zh: '在售的券有：' },
  noVouchers: { en: 'There are no vouchers on sale there at the moment.', zh: '目前那里没有在售的券。' },
  voucherTerms: { en: 'These are the terms of this voucher:', zh: '这张券的使用规则如下：' },

  // Orders
  signInForOrders: {
    en: 'Please sign in, so that I can look at your orders.',
    zh: '请先登录，这样我才能查看您的订单。',
  },
  notYourOrder: {
    en: 'I can only see orders of your own account, and there is none with that number.',
    zh: '我只能看到您自己账户的订单，里面没有这个订单号。',
  },
  noOrders: { en: 'There are no such orders in your account.', zh: '您的账户里没有这样的订单。' },
  orders: { en: 'These are your orders, the newest first:', zh: '这是您的订单，最新的在前：' },
  order: { en: 'This is your order:', zh: '这是您的订单：' },
  cancelQuote: {
    en: 'This is what cancelling would mean now. I cannot cancel for you: the button is on the order’s page.',
    zh: '现在取消的结果如下。我不能替您取消，请在订单页面操作。',
  },
  notCancellable: {
    en: 'This order cannot be cancelled now; the card shows how it stands.',
    zh: '这个订单现在不能取消，状态见卡片。',
  },
  refunds: { en: 'This is how your refund stands:', zh: '您的退款情况如下：' },
  noRefunds: { en: 'There is no refund for your orders at the moment.', zh: '您的订单目前没有退款。' },

  // Rules
  nothingWritten: {
    en: 'I have no article about that. Our team can tell you.',
    zh: '我没有关于这个问题的资料，我们的同事可以告诉您。',
  },
  articleInEnglish: { en: '', zh: '帮助文章目前只有英文：' },

  // People
  emergency: {
    en: 'If somebody is in danger, please call the local emergency number now, or have the hotel’s front desk call it. I cannot call for you.',
    zh: '如果有人身危险，请立即拨打当地的紧急电话，或请酒店前台帮忙拨打。我无法替您拨打。',
  },
  refusal: {
    en: 'I can’t do that. I find hotels, show your own orders and explain how things work here; prices, orders and rules are not mine to change.',
    zh: '这个我做不到。我可以找酒店、查看您自己的订单、解答使用问题；价格、订单和规则我都不能更改。',
  },
  elsewhere: {
    en: 'That is beyond me: I know our hotels, your orders and how things work here.',
    zh: '这个我帮不上忙：我了解的是我们的酒店、您的订单和使用方法。',
  },
  person: { en: 'I can hand you over to a person.', zh: '我可以为您转接人工客服。' },
  calm: {
    en: 'I am sorry that this went wrong for you. A person of our team can look into it.',
    zh: '很抱歉给您带来了不好的体验。我们的同事可以为您处理。',
  },
  bot: {
    en: 'I am an AI assistant, not a person. I can hand you over to a person at any time.',
    zh: '我是人工智能助手，不是真人。您随时可以转接人工客服。',
  },
  greeting: {
    en: 'Hello! I am Staylark’s AI assistant. Where would you like to stay, or what can I look up for you?',
    zh: '您好！我是 Staylark 的人工智能助手。您想去哪里住，或者需要我查什么？',
  },
  thanks: { en: 'You are welcome. Is there anything else?', zh: '不客气。还有什么需要吗？' },
  short: { en: 'Please write in a few words what you need.', zh: '请用一句话告诉我您需要什么。' },
  goodbye: { en: 'Goodbye, and have a good trip!', zh: '再见，祝您旅途愉快！' },
  abilities: {
    en: 'I can find hotels for your dates and budget, show prices and house rules of a hotel, look at your own orders and refunds, and explain how booking, cancelling and vouchers work.',
    zh: '我可以按日期和预算找酒店、查看酒店的价格和规定、查看您自己的订单和退款，并说明预订、取消和券的使用方法。',
  },
} as const
