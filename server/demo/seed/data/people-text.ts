/** Given names of people of the demo. */
export const givenNames: readonly string[] = `
  Mia, Tom, Priya, Lena, Jonas, Aiko, Grace, Marco, Yasmin, Ruth, Hannah,
  Diego, Sofia, Kenji, Nora, Will, Chloé, Emre, Ingrid, Daniel, Beatriz, Farid,
  Julia, Seo-yeon, Arun, Katie, Oliver, Min-jun, Laura, Petra, Elif, Mateo, Freya,
  Tariq, Naomi, Lukas, Amara, Pavel, Ines, Rohan, Astrid, Hugo, Leila, Callum,
  Mei, Andrés, Sanne, Dmitri, Zofia, Joel, Nadia, Theo, Clara, Ravi, Elena,
  Finn, Salma, Victor, Yuki, Bruno, Alma, Isaac`
  .trim()
  .split(/,\s*/)

/** Initials of family names. */
export const familyInitials: readonly string[] = ['B', 'D', 'K', 'L', 'M', 'S', 'W']

/** Names of people of the demo who write in Chinese. */
export const chineseNames: readonly string[] = `
  小鱼去旅行, 阿哲, 林溪, Sunny周, 大宝妈妈, 老陈走天下, 一只橘猫, Kiki在路上, 南风, 木子, 青山,
  豆豆, 会飞的鱼, 周末出逃, 北北, 阿May, 背包小张, 栗子, 冬眠的熊, 晚风, 一叶扁舟, 阿宁,
  糖糖, 山间小鹿, 海盐味, 老吴看世界, 夏至未至, 米粒, 小满, 远山, 阿树, 三毛的行李箱, 慢慢走,
  云朵妈, 拾光, 阿杰不迷路, 柚子, 向北, 深夜食堂, 一杯拿铁, 江南雨, 小白杨, 旅行的蜗牛, 明明,
  安安, 拾柒`
  .trim()
  .split(/,\s*/)

/** How people of the demo introduce themselves. */
export const introductions: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: [
    'Slow trains, early breakfasts, long walks.',
    'Two children, one suitcase, no plan.',
    'I travel for work and stay for the weekend.',
    'Collecting quiet hotels and loud kitchens.',
    'Mostly cities. Sometimes the sea.',
    'Window seat, always.',
    'Writing down what I would have liked to know before.',
    'Museums in the morning, noodles at night.',
    'Short trips, good shoes.',
    'Here for pools and puddings.',
  ],
  zh: [
    '周末就想出去走走。',
    '喜欢安静的酒店和热闹的街。',
    '带着孩子看世界。',
    '一个人旅行也很好。',
    '吃好睡好，慢慢走。',
    '记录住过的每一个房间。',
  ],
}
