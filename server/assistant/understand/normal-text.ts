import { traditionalCharacters } from '../../stays/names/traditional-characters'

/** Pairs of a traditional and a simplified character that occur in questions but not in place names. */
const morePairs =
  '週周這这預预訂订億亿歲岁續续轉转問问題题請请幫帮幣币與与號号層层寵宠價价優优線线網网絡络話话繫系訴诉壞坏爛烂騙骗嗎吗麼么鎊镑圓元廳厅還还檢检視视詢询認认證证護护選选擇择過过對对動动曆历閱阅覽览飯饭機机嬰婴變变態态際际註注銷销帳帐賬账碼码險险傷伤醫医療疗親亲該该樣样書书據据現现實实驗验數数換换訊讯顧顾評评論论級级設设說说説说購购補补償偿獎奖勵励專专總总計计劃划礙碍較较慮虑備备釋释錄录頁页標标貨货減减處处適适殘残遲迟擔担擾扰聽听識识鋪铺帶带妳你歡欢導导麵面條条學学寫写讀读賣卖難难複复種种輛辆軟软辦办協协喚唤嘗尝嚴严囑嘱壓压夠够奪夺婦妇媽妈帥帅廁厕彈弹彎弯徑径惡恶慘惨慣惯憂忧懸悬懶懒戀恋戰战戲戏掃扫掛挂揀拣損损搖摇搶抢撥拨撿捡擁拥擊击擋挡擠挤攜携攝摄攤摊敗败敵敌斷断晝昼暫暂曉晓曬晒檔档殺杀氣气決决沒没況况洩泄淺浅淚泪滅灭漲涨潔洁濕湿灑洒災灾燒烧爭争爺爷產产畫画異异癢痒皺皱眾众睏困禦御穩稳筆笔糧粮糾纠紀纪紙纸終终組组絕绝緊紧練练緩缓縮缩繞绕繼继罰罚聲声職职腦脑腳脚臉脸艙舱藝艺藥药蘋苹虛虚蟲虫裝装製制襪袜見见規规訓训記记訪访診诊詐诈詞词試试詳详語语誤误誰谁課课諮咨講讲譯译議议負负財财責责販贩貪贪貼贴賠赔賭赌賺赚贈赠趕赶躍跃軒轩輸输辭辞違违鈔钞鍵键鎖锁鐘钟閉闭閒闲隊队階阶隱隐隻只雖虽須须頻频顏颜願愿顯显飛飞飲饮飽饱駕驾驚惊髒脏體体鬆松鳥鸟齡龄'

const simplified = new Map<string, string>()
for (const pairs of [traditionalCharacters, morePairs]) {
  const characters = [...pairs]
  for (let at = 0; at < characters.length; at += 2) simplified.set(characters[at] ?? '', characters[at + 1] ?? '')
}

/** A text as the rules of this folder read it: lower case, half width, simplified characters, plain quotes, single spaces. */
export function normalText(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
  return [...folded].map((character) => simplified.get(character) ?? character).join('')
}

/** Whether the reply to a question is to be Chinese: it has Chinese characters, and no kana or more Latin words than characters. */
export function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[a-z]{2,}/gi)?.length ?? 0
  return han > 0 && han >= words && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
}
