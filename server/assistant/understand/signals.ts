/** The subjects of a text besides place, dates and features; several may apply at once. */
export interface Signals {
  readonly isEmergency: boolean
  readonly isInjection: boolean
  readonly wantsPerson: boolean
  readonly isInsult: boolean
  readonly isComplaint: boolean
  readonly isAboutBot: boolean
  readonly social: 'greeting' | 'thanks' | 'goodbye' | 'abilities' | 'short' | null
  /** "How do I …": a question about rules rather than about something of the traveler's own. */
  readonly isRule: boolean
  readonly isOrder: boolean
  readonly isCancel: boolean
  readonly isRefund: boolean
  readonly isVoucher: boolean
  readonly isOwn: boolean
  readonly isPrice: boolean
  readonly isSearch: boolean
  readonly isMore: boolean
  readonly isChange: boolean
  /** Weather, tickets, sights: subjects that the product has no data about. */
  readonly isElsewhere: boolean
}

const EMERGENCY =
  /heart attack|ambulance|can'?t breathe|(?:not|stopped) breathing|unconscious|bleeding|having a stroke|suicid|kill myself|(?:being|was|been) (?:attacked|assaulted|robbed|raped)|(?:there is|there's|a) (?:a )?fire|on fire|overdose|call (?:the )?police|medical emergency|(?:an|is an|it's an) emergency|emergency!|^emergency|someone (?:has )?(?:collapsed|died|is dying)|collapsed|chest pain|break(?:ing|s)? into (?:my|our|the) room|intruder|(?:following|stalking|threatening) me|救命|急救|心脏病|晕倒|昏迷|流血|大出血|着火|火灾|起火|报警|抢劫|自杀|被(?:打|袭击|抢)|中毒|呼吸困难|胸口?(?:很)?痛|紧急情况|闯进|跟踪我|威胁我/

const INJECTIONS: readonly RegExp[] = [
  /(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |my |of |previous |prior |above |earlier |these )+(?:instructions?|rules?|prompts?|training|guidelines?|policies)/,
  /(?:system|hidden|initial|secret) (?:prompt|instructions?|message)|(?:print|show|reveal|repeat|output|tell me) (?:me )?(?:your|the) (?:\w+ )?(?:prompt|instructions|source code|configuration)/,
  /developer mode|jailbreak|dan mode|(?:act|behave) as (?:an? |the )?(?:admin|root|developer|unrestricted|hotel manager)|pretend (?:to be|you are|that)|you are now|i(?:'m| am) (?:an? |the |your )?(?:admin|administrator|developer|ceo|owner of staylark)/,
  /api key|database|drop table|select \*|<\/?script|<\/?system|sudo |\[system\]/,
  /(?:\d+|ten|fifty|ninety|hundred) ?(?:%|percent) (?:discount|off)|(?:give|make|get|grant|apply) (?:me )?(?:a |an |the |some )?(?:\w+ )?(?:discount|special price|free (?:night|room|stay|upgrade))|(?:room|hotel|stay|night)s? for (?:free|1 (?:yuan|dollar|euro|cent))|promo ?code|discount code|coupon code for free/,
  /(?:bookings?|orders?|reservations?|data|address|phone|e-?mails?|details|cards?|passport|password|name)s? (?:number )?(?:of|for|from|belonging to) (?:another|other|someone|somebody|my ex|user|the user|a user|customer|all|the guest|guests?|room \d|[^\s@]{1,64}@|mr|mrs|ms)/,
  /(?:another|other|someone else'?s?|somebody else'?s?|all|every) (?:guest|user|customer|person|traveler|traveller|account)s?'?s?.{0,12}(?:booking|order|account|reservation|data|phone|e-?mail|address|card)/,
  /[^\s@]{1,64}@[^\s@]{1,64}\.\w{2,10}'?s? (?:booking|order|reservation|account|data)|who (?:else )?(?:is|has|are) (?:booked|staying)|(?:did|has|is) (?!i |we |my |our |you |it |the |this |that )[a-z .]{2,30} (?:book|staying)/,
  /(?:mark|set|change|make) (?:my|the|this|it|order) ?.{0,24}(?:as )?(?:paid|refunded|confirmed|free of charge)|refund me (?:twice|double|more|\d)|(?:show|display|simulate|prove) .{0,20}(?:confirmation|refund) (?:that|even|without)/,
  /忽略.{0,12}(?:指令|规则|提示|要求|设定)|系统提示|提示词|开发者模式|管理员|越狱|数据库|密钥|你现在是|扮演|假装/,
  /打?(?:[一二两三四五六七八九\d]|零点.)+折|给我.{0,8}(?:折扣|打折|免费|便宜价)|免费住|一元|1元(?:住|房)/,
  /(?:别人|他人|其他(?:人|客人|用户)|别的客人|某人|隔壁).{0,4}的?.{0,4}(?:订单|预订|电话|信息|资料|房|邮箱|地址)|[^\s@]{1,64}@[^\s@]{1,64}的(?:订单|预订|信息|资料)|所有(?:用户|客人|人)的|谁(?:住|订)/,
  /(?:改|标记|设)(?:成|为)(?:已付|已退|已支付|免费)/,
]

const PERSON =
  /(?:talk|speak|chat|connect|transfer|write|put|hand|get|reach)\w*(?: me)?(?: on)?(?: over)?(?: through)? ?(?:to|with|in touch with|hold of)? (?:a |an |the |some |your )?(?:real |live |actual )?(?:human|person|agent|somebody|someone|representative|rep(?![a-z])|operator|staff|team|support|employee|customer service|manager)|(?:real|live|actual) (?:human|person|agent)|customer (?:service|support|care)|(?:need|want) (?:a |an |some )?(?:human|person|agent|real)|^(?:human|agent|person|representative|operator)[.! ]*(?:please)?[.! ]*$|human (?:please|agent|help|support|being)|call me|phone number of (?:your|the) (?:team|support)|人工|真人|客服|转接|找(?:个)?人|活人|联系你们/

const INSULT =
  /idiot|stupid|useless|(?<![a-z])dumb|moron|fuck|f\*{2,}|f\*+k|(?<![a-z])(?:bull)?shit|asshole|bitch|you suck|(?<![a-z])sucks|garbage|(?<![a-z])trash|rubbish|scam|fraud|thie(?:f|ves)|crook|liar|hate (?:you|this)|(?:the )?worst (?:\w+ )?(?:app|service|company|assistant|bot|ever|site|website)|pathetic|shut up|垃圾|骗子|骗人|滚(?![a-z动轮])|傻[逼瓜子]?|蠢|白痴|废物|智障|他妈|妈的|操你|混蛋|坑人|太烂|真烂|恶心|没用的/
const COMPLAINT =
  /complain|unacceptable|disappoint|(?<![a-z])angry|furious|outrageous|ridiculous|sue you|lawyer|legal action|dirty|overcharged|rip-?off|terribl[ey]|awful|horribl[ey]|not happy|unhappy|frustrat|fed up|refus(?:e|es|ed|ing) (?:me|us|my|our|the) ?(?:booking|reservation|room|check-?in)?|(?:have|has|had|find) no (?:booking|reservation|record)|(?:left|forgot) my (?!password)[a-z ]{2,30} (?:in|at) (?:the|my)|lost my (?!password)|(?:was|were|been|got) stolen|丢了|落在|拒绝入住|不让.{0,3}入住|投诉|不满|气死|太差|很差|太过分|维权|生气|愤怒|失望|脏|乱收费|无语|糟糕/

const BOT =
  /are you (?:a |an |the )?(?:real|human|bot|robot|ai(?![a-z])|person|machine|chat ?gpt|gpt|computer|program)|who are you|what are you(?! doing)|am i (?:talking|chatting|writing|speaking) (?:to|with)|is this (?:a |an )?(?:bot|robot|human|real person|ai(?![a-z]))|你是(?:谁|人吗|机器|真人|ai|人工智能|不是|什么)|是不是(?:机器人|真人|人工智能|ai)|你叫什么|是机器人(?:吗|还是)/

const GREETING =
  /^(?:hi|hello|hey|hiya|howdy|good (?:morning|evening|afternoon|day)|greetings|你好|您好|嗨|哈喽|哈啰|早上好|早安|下午好|晚上好|在吗|在么|有人吗)(?: there| staylark| all| again|呀|啊|哦)*[!. ,~?！。，？]*$/
const THANKS =
  /^(?:ok(?:ay)?|great|perfect|cool|super|good|nice|好的?|行|嗯)?[,.! ]*(?:many )?(?:thanks|thank you|thx|ty|cheers|much appreciated|谢谢|多谢|感谢|谢了|谢啦|辛苦了)[^?？]{0,24}$/
const FINE =
  /^(?:ok(?:ay)?|great|perfect|cool|super|nice|good|fine|got it|i see|alright|好的?|行|可以|明白了?|知道了|嗯+|不错)[.! ~。！]*$/
const SHORT =
  /^(?:yes|yeah|yep|no|nope|nah|maybe|sure|please|hm+|是的?|对的?|不|不是|不用|没有|好吧|嗯嗯)[.!?。！？ ]*$/
const GOODBYE =
  /^(?:ok(?:ay)?|thanks|thank you|谢谢|好的?)?[,.! ]*(?:bye|bye ?bye|good ?bye|see (?:you|ya)|good ?night|that'?s all|再见|拜拜|拜|晚安|回头见)[^?？]{0,16}$/
const ABILITIES =
  /^(?:hello|hi|hey)?[,! ]*(?:help|please help|help me|i need help|(?:can|could) you (?:please )?help(?: me)?|帮助|帮帮我|帮我|求助)[!. ?]*$|what (?:can|could|do) you (?:do|help|offer|know)|how (?:can|do) you (?:help|work)|what is this|what are you doing|你(?:能|会|可以)(?:做|帮|干|干嘛)|有什么功能|怎么用你/

const RULE =
  /^(?:(?:hi|hello|hey|ok|and|so|please|excuse me|你好|请问|我想问|想问下?)[,. ，]*)*(?:how (?:do|does|can|could|to|long|many|much (?:time|notice)|should|soon|is|are|will)|can (?:i|we|you|someone|my|a|one|the)|could i|may i|do i|do you|does|what happens|what if|what(?:'s| is| are) (?:the|a|an|your|vip|included)|why|when (?:do|will|is|can|does|must|am|should)|until when|is (?:it|there|my data|a)|are (?:there|my|the|your)|where (?:do|can|are|is the)|which|who|must i|should i|am i|will (?:i|my)|i (?:forgot|didn'?t get|did not get|was charged|have paid|can'?t)|my (?:payment|review|post|voucher|code|room|price)|the (?:code|price|hotel|page|app)|to which)|怎么|如何|怎样|可以.{0,20}吗|能.{0,20}吗|可不可以|能不能|能否|为什么|为何|什么是|是什么|多久|什么时候(?!入住)|哪里可以|在哪里?|要不要|需要.{0,16}吗|有没有.{0,12}(?:规定|政策)|会.{0,16}吗|是否|怎么办|忘记|收不到|没收到|哪些/

const ORDER =
  /(?<![a-z])(?:my|our|the|this|that|last|latest|recent|current|upcoming|next) (?:\w+ )?(?:orders?|bookings?|reservations?|refunds?|trips?|itinerar\w+)(?![a-z])|(?:show|list|see|find|check|view) (?:me )?(?:all )?(?:my |our )?(?:orders?|bookings?|reservations?)|(?:i|we) (?:have )?booked|do i have (?:any |an )?(?:\w+ )?(?:orders?|bookings?|reservations?)|(?:i|we) (?:want|need|would like|'d like)(?: to get| to have)?(?: a| my| our)? (?:full )?(?:refund|money back)|my (?:stay|room|hotel) (?:is|has|in|at|next|on|be )|is my (?:\w+ )?(?:stay|room|booking|order|reservation|payment)|(?:cancel|refund) (?:my|it|this|that|the)|(?:^| )order (?:number|no|status|sl)|did (?:my|the) (?:payment|refund)|(?:cost|fee)s? (?:\w+ ){0,3}(?:if i |to )cancel|(?:what|how much) .{0,24}(?:to cancel|if i cancel|cancell?ing|cancellation fee)|get (?:my )?money back|money back|我的?(?:所有|全部|最近)?的?(?:订单|预订|预定|退款|行程|房间订)|订单|我订的|我预订的|(?:我|想|要|申请|给我|帮我)退款|(?:我|想|要)退(?:钱|订|房费)|取消(?:我的?|这个|那个|掉)?(?:订单|预订|预定|酒店)|退款.{0,8}(?:进度|到|哪|状态|了吗|多少)|(?:查|看)(?:一下|下|看)?(?:我的)?(?:订单|预订)|取消.{0,6}(?:多少|费|扣)|(?:现在|如果)取消/
const CANCEL = /cancel|call off|取消|退订|退房费/
const REFUND = /refund|money back|reimburs|退款|退钱|退回|返还/
const VOUCHER =
  /vouchers?|coupons?|gift cards?|pre-?paid (?:stay|night)s?|房券|代金券|优惠券|礼券|套餐券|预售券?|抵用券|酒店券|住宿券|(?<![赠入])券/
const OWN = /(?<![a-z])(?:my|our|mine|i have|i bought|i've bought|i own)(?![a-z])|我的|我有|我买/
const PRICE =
  /how much|what(?:'s| is| does| would| are)? (?:it |this |that |the |a room )?(?:cost|price|rate)s?|prices?(?![a-z])|(?<![a-z])rates?(?![a-z])|costs?(?![a-z])|rooms? (?:types? )?(?:available|left|free)|availab|any rooms?|what rooms|which rooms|room types?|offers?(?![a-z])|book (?:it|this|that|a room|one)|vacanc|多少钱|价格|房价|价位|有房|空房|还有房|房型|哪些房|什么房|几间|订(?:它|这家|这个|一间)|可订/
const SEARCH =
  /hotels?|hostels?|motels?|(?<![a-z])inns?(?![a-z])|resorts?|guest ?houses?|(?<![a-z])b&bs?|accommodations?|lodging|(?:place|somewhere|anywhere|anything|something) to (?:stay|sleep)|(?<![a-z])(?:stay|sleep|staying|book|find|search|looking for|look for|recommend|suggest|getaway|trip|holiday|vacation|travel|city break|weekend in|rooms? (?:in|for|near|at|with|under))(?![a-z])|(?:want|like|planning|plan|going|need) to (?:go|visit|see|stay|be)|酒店|宾馆|旅馆|旅店|客栈|民宿|住宿|住哪|(?<![入不])住|房间|推荐|找|订|旅游|旅行|度假|出差|想去|去哪|玩/
const MORE =
  /(?:show|see|give|any|list|got|find) (?:me )?(?:some |a few )?(?:more|others?)(?! about)|more (?:hotels|options|results|choices|please|of them)|^more[.! ]*$|other (?:hotels|options|choices|suggestions)|anything else|something else|next (?:page|ones|hotels)|更多|还有(?:别的|其他|没有|吗|哪些)|再来|换一批|下一页|别的酒店|其他酒店|其它/
const CHANGE =
  /(?:change|move|modify|switch|amend|reschedule) (?:my |the |a )?(?:dates?|booking|reservation|room|name|stay)|改(?:期|日期|签|时间|订单|名字)/

const ELSEWHERE =
  /weather|forecast|(?<![a-z])visas?(?![a-z])|flights?(?![a-z])|(?:train|bus|plane|museum|concert) tickets?|things to do|sight-?seeing|what to (?:see|do|eat)|where to eat|capital of|joke|poem|天气|签证|机票|火车票|高铁票|门票|景点|攻略|美食|好吃的|笑话|写(?:首|篇|一)/

const social = (text: string): Signals['social'] => {
  if (GREETING.test(text)) return 'greeting'
  if (GOODBYE.test(text)) return 'goodbye'
  if (THANKS.test(text) || FINE.test(text)) return 'thanks'
  if (SHORT.test(text)) return 'short'
  return ABILITIES.test(text) ? 'abilities' : null
}

/** Reads the signals of a normal text. */
export function readSignals(text: string): Signals {
  return {
    isEmergency: EMERGENCY.test(text),
    isInjection: INJECTIONS.some((pattern) => pattern.test(text)),
    wantsPerson: PERSON.test(text),
    isInsult: INSULT.test(text),
    isComplaint: COMPLAINT.test(text),
    isAboutBot: BOT.test(text),
    social: social(text),
    isRule: RULE.test(text),
    isOrder: ORDER.test(text),
    isCancel: CANCEL.test(text),
    isRefund: REFUND.test(text),
    isVoucher: VOUCHER.test(text),
    isOwn: OWN.test(text),
    isPrice: PRICE.test(text),
    isSearch: SEARCH.test(text),
    isMore: MORE.test(text),
    isChange: CHANGE.test(text),
    isElsewhere: ELSEWHERE.test(text),
  }
}
