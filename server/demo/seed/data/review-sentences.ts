/** Sentences of reviews by what they are about and how content the guest was; {landmark}, {district}, {room} and {city} are filled in. */
export interface ReviewSentences {
  readonly glad: readonly string[]
  readonly fair: readonly string[]
  readonly cross: readonly string[]
}

/** On where the hotel is. */
export const locationSentences: ReviewSentences = {
  glad: [
    'We walked to {landmark} most mornings and were back in time for a rest after lunch.',
    'The street is calm at night, yet {landmark} is close enough to go on a whim.',
    'Best base we have had in {city}: buses, small restaurants and a bakery within five minutes.',
    '{district} turned out to be exactly the part of town we wanted to stay in.',
    'Finding it was simple even with two children and three suitcases.',
    'A late train was no problem, a taxi from the station took only a few minutes.',
  ],
  fair: [
    'The location is fine for {landmark}, though the last stretch is uphill with luggage.',
    '{district} is practical rather than pretty, but everything is within reach.',
    'A little further from {landmark} than I expected, so we took taxis in the evening.',
    'Good transport links. The street outside is busy until about ten.',
  ],
  cross: [
    'It is much further from {landmark} than it looks on the map.',
    'There was road work right under our window and nobody had told us.',
  ],
}

/** On the room. */
export const roomSentences: ReviewSentences = {
  glad: [
    'Our {room} was spotless, the bed firm without being hard, and the blinds really keep the light out.',
    'The {room} is larger than the photos suggest and had a proper desk.',
    'Slept better than at home; you hear nothing from the corridor.',
    'Lovely shower, plenty of sockets beside the bed and hooks where you need them.',
    'Everything in the {room} worked, from the reading lights to the kettle.',
    'Fresh towels twice a day and a window that opens, which I always look for.',
  ],
  fair: [
    'The {room} is on the small side but well thought out.',
    'Clean and comfortable, although the furniture shows its age in places.',
    'Pillows were too soft for me; they brought others when I asked.',
    'Fine for two nights. For longer we would take a bigger room.',
  ],
  cross: [
    'The air conditioning rattled all night and could not be turned down.',
    'The bathroom drain was slow and the carpet needed a good clean.',
  ],
}

/** On the people. */
export const staffSentences: ReviewSentences = {
  glad: [
    'The front desk wrote down our destinations in the local language without being asked.',
    'Check-in took two minutes and we were given a map with their own favourites.',
    'They kept our bags until the evening train and even offered us tea.',
    'Staff remembered our names on the second day.',
    'I left a charger behind and they posted it home to me.',
    'Everyone was kind to our parents, who do not walk fast any more.',
  ],
  fair: [
    'Staff were polite, if a bit stretched at check-out time.',
    'Little English is spoken, but with a phone and some patience it all worked out.',
    'Friendly enough; we had to ask twice for an extra blanket.',
  ],
  cross: [
    'We waited forty minutes for a room that should have been ready.',
    'Our request by e-mail was never answered.',
  ],
}

/** On breakfast and the rest. */
export const extraSentences: ReviewSentences = {
  glad: [
    'Breakfast changes a little every day, and the noodles are made in front of you.',
    'Good coffee at breakfast, fresh fruit, and nobody hurries you.',
    'We would come back for the quiet sitting room alone.',
    'Fair price for what you get; we have already told friends about it.',
    'The terrace at sunset was the best part of our stay.',
    'We extended by a night, which says it all.',
  ],
  fair: [
    'Breakfast is simple but fresh.',
    'Wi-Fi was quick in the room and slower in the lobby.',
    'The lift is slow in the morning, so plan a few minutes more.',
    'Good value on weekdays; I would think twice at weekend prices.',
  ],
  cross: ['Breakfast ran out of almost everything by nine.', 'For this price we expected more.'],
}

/** Whole reviews in Chinese, for glad guests; nothing is filled in. */
export const chineseReviews: readonly string[] = [
  '位置很好，出门走几分钟就有车站和小店，晚上也很安静。房间干净，床很舒服。',
  '前台小姐姐很热情，还帮我们写了路线。带老人孩子住也方便，下次还会来。',
  '早餐种类不算多，但都是现做的，味道很好。房间隔音不错，一觉睡到天亮。',
  '性价比高，楼下就有小吃。卫生间干湿分离，热水很足。',
]
