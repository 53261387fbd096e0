import type { WantedStay } from '@/domain/stays/wanted-stay'

/** For which stay and in which currency prices are shown; without a currency the server's own. */
export type AskedPrice = WantedStay & { readonly currency?: string | undefined }
