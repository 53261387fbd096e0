/** What guests speak of most: the keywords that reviews are searched for and filtered by, matched anywhere in their text. */
export const commonReviewTerms: readonly string[] =
  'breakfast|staff|quiet|bed|clean|shower|view|Wi-Fi|pool|check-in|street|towels|desk|tea|children|parents|station|noise|parking|lift|早餐|安静|位置|干净|前台|隔音|性价比|老人'.split(
    '|',
  )
