/** Everyday words of questions, which are no names of hotels. */
const EVERYDAY_ENGLISH = new Set(
  `a about above access accommodation actually add address after again ago all allow allowed already also although always am an and another any anything anyone anywhere apart apartment appreciate are arrival arrive arriving around as at available availability away back bad be beach beautiful because been bed beds before being best better between big book booking bookings bring built but by bye call can cancel cancellation cancelled cancelling card cards center centre central change charge cheap cheaper cheapest check checkin checkout city clean close closest come comfortable cool cosy cost costs could couple cozy currently date dates day days deal deals deposit details did different direct do does dog doing done dont double down during each early earlier either else enough euro euros even evening every everything excellent excuse expensive extra facilities family far fast fee fees few find fine first five flexible fly flight for found four free friend friendly friends from full fun get getaway give go going good got great group guest guests had half happy has have having he hello help her here hey hi high him his hotel hotels house hostel hours how i if im in include included includes including info information inn inside instead interested into is it its itself just keep kid kids kind know large last late later least leave leaving less let like likely list little live local located location long look looking lot lots love low lower luxury main make many may maybe me mean meant money month months more morning most motel move much must my name near nearby nearest need needs new next nice night nights no nobody none not now number of off offer offers okay on once one ones online only open option options or order orders other others our out outside over overnight own pack paid pay payment people per perfect person pet pets place places plan planning please policy pool possible prefer preferably price prices pricing public put question quick quiet quite rate rated rates rating read really reasonable recommend recommendation recommendations refund reservation reserve resort rest restaurant review reviews right room rooms safe same say score search second see seen send service several she should show similar since single size sleep small so some somebody someone something somewhere soon sorry sort spa spend stand star stars start still stop such suggest suggestion suite sure take talk tell than thank thanks that the their them then there these they thing things think third this those though three through time times to today together tomorrow tonight too top total tour town transfer travel traveling travelling trip try twin two type types under until up us use using vacation very view views visit visiting voucher vouchers walk want wanted was way we week weekend weeks well went were what whats when where whether which while who whole why wife will with within without wonder work would year years yes yesterday yet you your yours`.split(
    ' ',
  ),
)

const EVERYDAY_CHINESE =
  /请问|你好|您好|帮我|帮忙|我想要?|我们|我要|想要|想|有没有|有吗|有|没有|这家|那家|这个|那个|一下|酒店|宾馆|旅馆|客栈|民宿|预订|预定|订|房间|房型|房价|房|价格|多少钱|多少|一晚|每晚|入住|退房|时间|几点|早餐|含早|吗|呢|吧|啊|的|了|是|在|和|跟|要|能|可以|不|住|去|找|推荐|附近|什么|怎么样|怎么|哪里|哪|地址|电话|停车|泳池|宠物|带|取消|退款|押金|今天|明天|后天|周末|便宜|点|好|介绍|看看|查|给|吸烟|抽烟|可|以|健身房|行李|距离|多远|从|到|最|近|还|都|就|会|允许|免费|提供|服务|设施|加床|儿童|小孩|狗|猫|我/g

const MOST_RUNS = 3

/** Returns the longest runs of words that may be names, from a normal text without all that was understood. */
export function leftRuns(rest: string): string[] {
  const latin = rest
    .split(/[^\p{Script=Latin}\p{Number}'&.\- ]+| {2,}/u)
    .flatMap((part) => runsOf(part.split(/ +/).filter((word) => /[a-z\d]/.test(word))))
  const chinese = rest
    .replace(EVERYDAY_CHINESE, ' ')
    .split(/[^\p{Script=Han}]+/u)
    .filter((part) => [...part].length >= 2)
  return [...latin, ...chinese].toSorted((one, other) => other.length - one.length).slice(0, MOST_RUNS)
}

function runsOf(words: readonly string[]): string[] {
  const runs: string[][] = [[]]
  for (const word of words) {
    const plain = word.replace(/[.']+$|^'+|'s$/g, '')
    if (EVERYDAY_ENGLISH.has(plain) || /^\d+$/.test(plain)) runs.push([])
    else runs.at(-1)?.push(plain)
  }
  return runs.filter(({ length }) => length > 0).map((run) => run.join(' '))
}

/** Returns an unknown name after a preposition of place, from a normal text without all that was understood; null where there is none. */
export function unknownPlace(rest: string): string | null {
  const pattern =
    /(?:hotels?|stay|staying|rooms?|place|places|accommodation|somewhere|something|anything|go|going|trip|travel) +(?:in|near|around|to|at) +(?:the +)?([a-z][a-z'-]{2,})((?: [a-z][a-z'-]{2,})?)/g
  for (const [, first = '', second = ''] of rest.matchAll(pattern)) {
    if (EVERYDAY_ENGLISH.has(first)) continue
    const name = EVERYDAY_ENGLISH.has(second.trim()) ? first : first + second
    return name.replace(/(?<![a-z])[a-z]/g, (character) => character.toUpperCase())
  }
  return null
}
