/** What a hotel's data may hold: a rule of the house by its title, a facility by its name, times, contact, or what is around. */
export type FactTopic =
  | { readonly kind: 'policy'; readonly title: string; readonly name: string; readonly zhName: string }
  | { readonly kind: 'facility'; readonly facility: string; readonly name: string; readonly zhName: string }
  | {
      readonly kind: 'times' | 'contact' | 'nearby' | 'about' | 'cancellation' | 'meals'
      readonly name: string
      readonly zhName: string
    }
  | { readonly kind: 'unknown'; readonly name: string; readonly zhName: string }

const policy = (title: string, name: string, zhName: string, pattern: RegExp) => ({
  topic: { kind: 'policy', title, name, zhName } as const,
  pattern,
})
const facility = (listed: string, name: string, zhName: string, pattern: RegExp) => ({
  topic: { kind: 'facility', facility: listed, name, zhName } as const,
  pattern,
})
const other = (
  kind: 'times' | 'contact' | 'nearby' | 'about' | 'cancellation' | 'meals' | 'unknown',
  name: string,
  zhName: string,
  pattern: RegExp,
) => ({ topic: { kind, name, zhName } as const, pattern })

const topics: readonly { readonly topic: FactTopic; readonly pattern: RegExp }[] = [
  policy(
    'Pets',
    'pets',
    '宠物',
    /(?<![a-z])pets?(?![a-z])|dogs?(?![a-z])|(?<![a-z])cats?(?![a-z])|宠物|带狗|带猫|狗|猫/,
  ),
  policy('Smoking', 'smoking', '吸烟', /smok|吸烟|抽烟|无烟/),
  policy('Deposit', 'the deposit', '押金', /deposit|押金/),
  policy(
    'Minimum age',
    'the minimum age',
    '入住年龄',
    /minimum age|how old|age (?:limit|requirement)|under 18|年龄|未成年/,
  ),
  policy(
    'Children and extra beds',
    'children and extra beds',
    '儿童和加床',
    /child(?:ren)?|kids?(?![a-z])|bab(?:y|ies)|extra beds?|cots?(?![a-z])|cribs?(?![a-z])|儿童|小孩|孩子|婴儿|加床/,
  ),
  policy(
    'Mandatory fees',
    'fees',
    '额外费用',
    /resort fee|city tax|extra fees?|mandatory fee|service charge|hidden (?:fee|cost)|additional (?:fee|cost|charge)|额外费用|服务费|城市税|附加费/,
  ),
  policy(
    'Payment',
    'payment',
    '付款',
    /pay (?:by|with|at) (?:card|cash|the hotel)|accept (?:card|cash|credit)|credit cards?|到店付|刷卡|现金/,
  ),
  other(
    'times',
    'check-in and check-out',
    '入住和退房时间',
    /check(?:ing)?[ -]?(?:in|out)|arriv(?:e|al)|late arrival|early (?:arrival|check)|what time|几点|入住时间|退房时间|退房|办理入住|最晚|提前入住|延迟退房/,
  ),
  other('meals', 'breakfast', '早餐', /breakfast|half board|full board|meals?(?![a-z])|早餐|含早|双早/),
  other('cancellation', 'cancellation', '取消规则', /cancel|refund|取消|退款|退订/),
  facility('Parking', 'parking', '停车', /park|garage|停车/),
  facility('Wi-Fi in all rooms', 'Wi-Fi', '无线网络', /wi-?fi|internet|无线|网络|上网/),
  facility('Swimming pool', 'a pool', '泳池', /pool|swim|泳池|游泳/),
  facility('Gym', 'a gym', '健身房', /gym|fitness|work ?out|健身/),
  facility('Spa and sauna', 'a spa', '水疗', /(?<![a-z])spa(?![a-z])|sauna|massage|水疗|桑拿|按摩/),
  facility('Restaurant', 'a restaurant', '餐厅', /restaurant|dinner|餐厅|晚餐/),
  facility('Bar', 'a bar', '酒吧', /(?<![a-z])bar(?![a-z])|酒吧/),
  facility(
    'Airport transfer',
    'airport transfers',
    '机场接送',
    /airport (?:transfer|shuttle|pick)|shuttle|pick (?:me|us) up|接机|送机|机场接送|接送/,
  ),
  facility(
    'Step-free access',
    'step-free access',
    '无障碍通道',
    /wheel-?chair|step-?free|accessib|disabled|无障碍|轮椅/,
  ),
  facility('24-hour front desk', 'a 24-hour front desk', '24小时前台', /front desk|reception|前台/),
  facility('Air conditioning', 'air conditioning', '空调', /air[ -]?con|a\/c(?![a-z])|空调/),
  facility('Laundry room', 'laundry', '洗衣', /laundry|washing machine|洗衣/),
  facility('Bicycles to borrow', 'bicycles', '自行车', /(?:bi)?cycles?(?![a-z])|bikes?(?![a-z])|自行车|单车/),
  facility('Concierge', 'a concierge', '礼宾', /concierge|礼宾/),
  facility('Meeting rooms', 'meeting rooms', '会议室', /meeting rooms?|conference|会议/),
  facility('Luggage storage', 'luggage storage', '行李寄存', /luggage|baggage|suitcase|行李/),
  other(
    'contact',
    'address and phone',
    '地址和电话',
    /address|where (?:is|are) (?:it|the hotel|this|you)|located|location|how (?:do i|to) get (?:there|to)|phone|call the hotel|telephone|e-?mail|contact|directions|地址|在哪|位置|电话|怎么去|怎么走|联系方式/,
  ),
  other(
    'nearby',
    'what is around',
    '周边',
    /near(?:by)?(?![a-z])|around|how far|distance|close to|metro|subway|station|airport|beach|附近|周边|多远|地铁|距离|车站|机场/,
  ),
  other(
    'unknown',
    'that',
    '这一点',
    /balcon|view|kitchen|bath ?tub|elevator|(?<![a-z])lift|haunted|iron|hair ?dryer|microwave|fridge|kettle|ev charg|casino|golf|nightclub|阳台|海景|厨房|浴缸|电梯|吹风机|冰箱|水壶|熨斗|充电桩|赌场/,
  ),
  other(
    'about',
    'the hotel',
    '酒店',
    /tell me (?:more )?about|what(?:'s| is) it like|describe|more (?:info|about|details)|information|is it (?:good|nice|new)|when (?:was it|did it) (?:built|open)|介绍|怎么样|如何|好不好|详情|哪年开业/,
  ),
]

/** Returns the topics of a hotel that a normal text speaks of, in the order of the table. */
export function factTopics(text: string): FactTopic[] {
  return topics.flatMap(({ topic, pattern }) => (pattern.test(text) ? [topic] : []))
}
