// Scenes draw curtains, shelves, lanes and markets.
const drawings = /tools\/pictures\/scenes\//

// Travelers ask the assistant questions, and it answers.
const conversation =
  /(^|\/)(assistant|help|support|udesk)[/-]|\/(assistant|answer|dialog|conversation|help|support)[\w-]*\.(tsx?|scss|md|mjs)$|\/(answer-card|bubble|composer)\/|model-peer|tools\/bench-(assistant|chat)|docs\/performance-support/

// Texts are read word by word and letter by letter.
const reading = /server\/(assistant|help)\//

/** Words that the code does not use, each with the term that stands in their place. `in` limits a pattern to names, comments or docs; `except` lists files or lines where the word has its ordinary meaning. */
export const vocabulary = [
  {
    not: /\banswer(s|ed|ing)?\b/,
    but: 'response, reply; returns',
    except: [
      conversation,
      /chat-answer/,
      /faq/i,
      /city-guide|pages\/city\/facts/,
      /questions? and answers?/i,
      /"answer":/,
    ],
  },
  { not: /\bask(s|ed|ing|er|ers)?\b/, but: 'request, query; caller', except: [conversation, /operator is asked/i] },
  {
    not: /\bquestions?\b/,
    but: 'request, query',
    except: [conversation, /faq/i, /pages\/city\/facts/, /questions? and answers?/i],
  },
  { not: /\b(told|tells?|says?|said)\b/, but: 'reports, returns, indicates, logs' },
  { not: /\b(kept|keeps)\b/, but: 'cached, stored, retained', except: [/keep-?alive/i] },
  { not: /\b(drawn|maker|makers)\b/, but: 'rendered; renderer', except: [/tools\/pictures\//] },
  { not: /\btakes? over a page\b/, but: 'hydrates', in: ['comment', 'doc'] },
  { not: /\b(shelf|shelves)\b/, but: 'city index, index cache', except: [drawings] },
  { not: /\bstay shapes?\b/, but: 'restriction key' },
  { not: /\bmarkets?\b/, but: 'pricing context', in: ['name'], except: [drawings, /^market rule$/] },
  { not: /\bapart\b/, but: 'overridden', in: ['name'] },
  {
    not: /\bletters?\b/,
    but: 'email, mail',
    except: [
      reading,
      /letters? (of|and|with|or)\b/i,
      /\b(one|first|capital|latin|no|blank|plain|accented|chinese) letters?\b/i,
      /alphabet|pinyin|spelling|typo|initials/i,
      /dead.?letter/i,
      /domain\/(account\/(contact|meant-email)|app\/arrow-keys|booking\/stay-calendar|stays\/destinations)/,
    ],
  },
  { not: /\b(bury|buried|buries)\b/, but: 'dead-letter' },
  { not: /\blanes?\b/, but: 'worker', except: [drawings] },
  { not: /\bwish(es|ed)?\b/, but: 'favorite; request, params, criteria', except: [/wish ?list/i, /wish-list/] },
  { not: /\bwhoever\b/, but: 'caller, viewer; anyone who' },
  { not: /\bfront desk\b/, but: 'admission queue', except: [/hotel'?s front desk/i, drawings] },
  { not: /\bveil(s|ed)?\b/, but: 'hydration gate; scrim', except: [drawings] },
  { not: /\bearly (calls?|scripts?|taps?)\b/, but: 'prefetched requests, prefetch script, replayed click' },
  { not: /\bpractice\b/, but: 'sandbox', except: [/in practice/i] },
  { not: /\bhand.?off\b/, but: 'one-time sign-in token' },
  { not: /\bother.?site\b/, but: 'cross-origin' },
  {
    not: /\b(slowest hundredth|processor|packed|collector of garbage)\b/,
    but: 'p99, CPU, compressed, garbage collector',
  },
  { not: /\bmiddle\b/, but: 'median', in: ['doc'] },
  { not: /\bstatements?\b(?! of)/, but: 'query' },
  { not: /\banew\b/, but: 'again; recreated, re-evaluated' },
  { not: /\btravellers?\b/i, but: 'traveler' },
  { not: /\b(members?|audiences?)\b/, but: 'VIP', in: ['name'], except: [reading] },
  { not: /^(make|makes)\b/, but: 'create', in: ['name'] },
  {
    not: /\b(texts|words|note)$/,
    but: '-text',
    in: ['name'],
    except: [reading, /dialog note|remove note/, /check-words\.mjs/, /domain\/booking\/(booking-form|submit)\.ts/],
  },
]

/** Names of the specification and of wire formats, which stay as they are. */
export const ownNames = new Set(['keptAtMs', 'memberPercent', 'memberSince'])
