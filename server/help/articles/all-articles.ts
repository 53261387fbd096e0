import type { HelpArticle } from '../article'
import type { HelpFacts } from '../facts'
import { accountArticles } from './account'
import { bookingArticles } from './booking'
import { cancellationArticles } from './cancellation'
import { communityArticles } from './community'
import { paymentArticles } from './payment'
import { stayArticles } from './stays'
import { supportArticles } from './support'
import { voucherTermsArticles } from './voucher-terms'
import { voucherArticles } from './vouchers'

/** All help articles of this version in their order, with the numbers of a server's settings. */
export const allArticles = (facts: HelpFacts): HelpArticle[] => [
  ...stayArticles(facts),
  ...bookingArticles(facts),
  ...paymentArticles(facts),
  ...cancellationArticles(facts),
  ...voucherArticles(facts),
  ...voucherTermsArticles(facts),
  ...accountArticles(facts),
  ...communityArticles(facts),
  ...supportArticles(facts),
]
