/** What travellers call themselves in reviews and moments. */
export const travellerNames: readonly string[] = [
  ...['Mia Larsen', 'Tom', 'Priya S.', 'Lena K.', 'Jonas', 'Aiko', 'Grace O.', 'Marco', 'Yasmin', 'Ben & Ruth'],
  ...['小鱼去旅行', '阿哲', '林溪', 'Sunny周', '大宝妈妈', '老陈走天下', '一只橘猫', 'Kiki在路上', '南风', '木子'],
  ...['Hannah', 'Diego R.', 'Sofia M.', 'Kenji', 'Nora', 'Will T.', 'Chloé', 'Emre', 'Ingrid', 'Daniel W.'],
  ...['Ana Beatriz', 'Farid', 'Julia', 'Seo-yeon', 'Arun', 'Katie P.', 'Oliver', 'Min-jun', 'Laura G.', 'Petra'],
  ...['青山', '豆豆', '会飞的鱼', '周末出逃', 'Echo', '北北', '阿May', '背包小张', '栗子', '冬眠的熊'],
]
