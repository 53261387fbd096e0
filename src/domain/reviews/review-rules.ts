/** Days after check-out, or after a voucher's use, within which a stay can be reviewed. */
export const REVIEW_DAYS = 180

/** Hours after writing within which a review can be edited. */
export const EDIT_HOURS = 48

/** Months after a removal within which its author can appeal. */
export const APPEAL_MONTHS = 6

/** Months that the recent score covers. */
export const RECENT_MONTHS = 12

/** Fewer recent reviews than this have no score of their own. */
export const RECENT_LEAST = 5

/** The longest review, comment or post, in visible characters. */
export const MOST_CHARACTERS = 2000

/** The longest explanation of a report, in visible characters. */
export const MOST_REPORT_CHARACTERS = 1000

/** That length as forms name it. */
export const mostReportText = '1,000 characters'

/** Why something is held until a moderator has read it, in the order in which the page names them. */
export const holdReasons = {
  link: 'It contains a link.',
  email: 'It contains an email address.',
  phone: 'It contains a phone number.',
  word: 'It contains a word from our list of insults.',
} as const

/** A rule by which a text is held. */
export type HoldReason = keyof typeof holdReasons

/** A part of the page about reviews. */
export interface RuleSection {
  readonly title: string
  readonly lines: readonly string[]
}

/** The rules in words, section by section, as the page "How reviews work" shows them. */
export const reviewRuleSections: readonly RuleSection[] = [
  {
    title: 'Who can write a review',
    lines: [
      'Only guests who booked through Staylark and whose stay is finished, or who used a voucher.',
      'One review for each stay.',
      `Within ${REVIEW_DAYS} days of check-out, with up to 2,000 characters.`,
      `A review can be edited for ${EDIT_HOURS} hours. It is then marked as edited, checked again, and loses its helpful votes.`,
      '“Verified stay” is set by our booking records, never by the reviewer or the hotel.',
    ],
  },
  {
    title: 'Who is invited',
    lines: ['Every guest with a finished stay gets the same invitation by email, however the stay went.'],
  },
  {
    title: 'How the score is made',
    lines: [
      'The score is the plain average of all published reviews. None counts more than another.',
      `From ${RECENT_LEAST} reviews in the last ${RECENT_MONTHS} months on, their average stands beside that of all time.`,
      'When a review is removed or edited, the score changes with it.',
      'Hotels cannot pay for a better score or for the order of reviews.',
    ],
  },
  {
    title: 'What is checked',
    lines: [
      'An automatic check holds a review until a moderator has read it if:',
      ...Object.values(holdReasons),
      'Its author sees that it is held, and why.',
      'A review is never held, refused or removed for being negative.',
    ],
  },
  {
    title: 'What is removed',
    lines: [
      'Fake reviews, advertising, insults, private data, sexual or violent content, and anything illegal or infringing the rights of others.',
      'Anyone can report a review, without signing in. Each report gets a receipt that shows what became of it.',
      'The author of a removed review is sent the reason, the rule behind it, and whether the decision was automatic.',
      `The author can appeal for ${APPEAL_MONTHS} months. Another moderator decides.`,
    ],
  },
  {
    title: 'Incentives and samples',
    lines: [
      'A review for which the reviewer received something carries the mark “Incentivized”.',
      'Reviews invented to demonstrate the app carry the mark “Demo”. They do not come from guests.',
    ],
  },
]
