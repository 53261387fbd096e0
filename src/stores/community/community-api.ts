import { type CommunityCalls, createCommunityApi } from '@/api/community-api'
import type { RootStore } from '../app/root'

/** The community's calls, which only its pages and popups load. */
export const communityApi = ({ clients }: Pick<RootStore, 'clients'>): CommunityCalls => createCommunityApi(clients)
