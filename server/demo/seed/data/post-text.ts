/** Travelers' posts about a hotel or its surroundings; {hotel}, {city}, {district}, {landmark}, {street} and {cityChinese} are placeholders. */
export const momentChoices: readonly string[] = [
  'Two days in {city} with no plan at all. Ended up eating noodles on {street} three times and regret nothing.',
  'Woke up at six, walked to {landmark} before the crowds, and was back at {hotel} in time for breakfast. Do this.',
  'If you stay in {district}, ask for a room away from the street and leave the curtains open. The morning light is worth it.',
  'Rainy afternoon, one book, two pots of tea. {hotel} is a very good place to do nothing.',
  'Our daughter rated {hotel}: bed 10, pancakes 9, lift buttons 11.',
  'The walk from {landmark} to {district} after dark was the best hour of the trip, and it is free.',
  'First solo trip! {city} felt easy, people helped me with directions before I even asked.',
  'Packed for sun, got fog. {landmark} in the mist looked like an ink drawing, so no complaints.',
  'Tip for {city}: go up the hill late in the day, stay for the lights, then eat wherever there is a queue.',
  'We came for one night and stayed for three. Blame {hotel} and its sofas.',
  'Small things I liked at {hotel}: real keys, warm towels, a map drawn by hand.',
  'Took my parents to {city}. Dad photographed every tree near {landmark}. Mum found the market. Everyone happy.',
  'A window seat, a bowl of something hot, and {street} going by outside. That was my evening.',
  'Worked from {hotel} for a week. Quiet desk, strong Wi-Fi, and a bakery downstairs that knows my order now.',
  'Found a tiny gallery behind {landmark} that is in none of my guidebooks. Go past the blue gate and turn left.',
  'Honest note: the area around {landmark} is busy on Saturdays. {district} on a Sunday morning is the opposite.',
  'Honeymoon, day four. We keep saying we will leave the terrace of {hotel} and then we do not.',
  'Night train, early arrival, and {hotel} let us shower at seven. Heroes.',
  'My favourite breakfast in {city} costs less than a coffee at home. Follow the steam on {street}.',
  'Cycled from {district} to {landmark} and back. Flat all the way, shade most of it.',
  '在{cityChinese}住了两晚，早上走路去吃早餐，晚上在街上慢慢逛，节奏刚刚好。',
  '雨天的{cityChinese}也很好看，坐在窗边发呆了一下午。',
  '带爸妈来{cityChinese}，酒店安静，老人休息得好，推荐！',
  '随手拍的都像明信片。{cityChinese}真的适合周末说走就走。',
  '这次住的房间阳光特别好，早上被光叫醒，比闹钟温柔多了。',
  '晚上出门散步，风很舒服，路边的小店都还开着。',
]

/** Sentences that may follow a post in English. */
export const momentExtras: readonly string[] = [
  'Wear shoes you trust.',
  'Bring cash for the small places.',
  'We would do the same day again tomorrow.',
  'Nobody hurried us, which was half the pleasure.',
  'The best photo is the one I did not take.',
  'Go early, or go on a Tuesday.',
  'Three generations, zero arguments. A record.',
  'I wrote this on the train home and already miss it.',
  'Good with a pram, by the way.',
  'The locals were right about the soup.',
  'It rained, and it did not matter.',
  'Two cups of tea later we had changed all our plans.',
  'Next time with more days and fewer lists.',
  'There is a bench with a view if you know where to turn.',
  'Phones in pockets, eyes up.',
  'My feet disagree, but it was worth every step.',
  'A small place with a big heart.',
  'Leave the guidebook in the room.',
  'The evening air alone was worth the ticket.',
  'If you find the blue door, you have gone too far.',
]

/** Sentences that may follow a post in Chinese. */
export const chineseMomentExtras: readonly string[] = [
  '记得穿一双舒服的鞋。',
  '下次还想再来。',
  '人不多，很自在。',
  '建议早一点出门。',
  '带孩子也很方便。',
  '小店的汤真的好喝。',
  '一路上都在拍照。',
  '这样的周末太治愈了。',
]

/** What people write under posts; a Chinese post gets Chinese comments. */
export const momentComments: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: [
    'Saved for our trip in spring, thank you!',
    'Which room was this?',
    'We were there last month and I agree with every word.',
    'Is it quiet at night?',
    'That light!',
    'How far is it from the station on foot?',
    'Adding this to the list.',
    'My sister lives nearby and she says the same.',
    'Did you need to book a table?',
    'Beautiful.',
    'Was it very busy?',
    'Lovely photo.',
    'I had no idea this existed.',
    'The breakfast there is dangerous, I came back with a bigger belt.',
    'Would you go with a toddler?',
    'Exactly the kind of day I need.',
  ],
  zh: [
    '好美！',
    '请问是哪个房型？',
    '收藏了，下个月就去。',
    '晚上安静吗？',
    '我也住过，确实不错。',
    '带老人方便吗？',
    '照片拍得真好。',
    '求路线！',
  ],
}

/** How authors reply to comments. */
export const momentReplies: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: [
    'Thank you!',
    'About ten minutes, slowly.',
    'Quiet enough for me, and I wake up easily.',
    'Yes, and they have high chairs.',
    'Enjoy it!',
  ],
  zh: ['谢谢！', '很安静的。', '走路十分钟左右。', '方便的，有电梯。', '祝你玩得开心！'],
}

/** Topics of posts by what their texts speak of; a post without any of them has none. */
export const topicsByText: readonly (readonly [about: RegExp, name: string])[] = [
  [/noodles|soup|eat |dish/, 'StreetFood'],
  [/breakfast|pancakes|bakery/, 'Breakfast'],
  [/[Rr]ain|fog|mist/, 'RainyDays'],
  [/daughter|pram|toddler|children/, 'WithKids'],
  [/parents|generations/, 'WithParents'],
  [/solo/, 'SoloTrip'],
  [/Honeymoon/, 'Honeymoon'],
  [/[Ww]alk|Cycled|shoes/, 'CityWalk'],
  [/gallery|guidebook/, 'HiddenPlaces'],
  [/Wi-Fi|desk/, 'WorkAndTravel'],
  [/quiet|sofas|tea|nothing/, 'SlowTravel'],
  [/light|lights|photo/, 'GoldenHour'],
  [/train/, 'NightTrain'],
  [/早餐/, '早餐'],
  [/雨天/, '雨天也很美'],
  [/爸妈|孩子/, '带家人旅行'],
  [/周末/, '周末去哪儿'],
  [/散步|慢慢/, '城市漫步'],
]
