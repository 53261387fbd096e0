import { bindCalls, type CallsOf, type Sections } from './bind-calls'
import type { Clients } from './client'

/** Calls of what people write to one another; Explore's script goes without them. */
const sections = {
  /** Calls about reviews and comments. */
  comment: {
    listComments: ['new', 'GET /api/ugc/comment/list'],
    listReplies: ['new', 'GET /api/ugc/comment/replies'],
    getCommentSummary: ['new', 'GET /api/ugc/comment/summary'],
    listReviewableStays: ['new', 'GET /api/ugc/comment/stays'],
    createComment: ['new', 'POST /api/ugc/comment'],
    editReview: ['new', 'PATCH /api/ugc/comment'],
    replyComment: ['new', 'POST /api/ugc/comment/reply'],
    deleteComment: ['new', 'DELETE /api/ugc/comment'],
  },
  /** Calls about posts and their topics. */
  moment: {
    getMoment: ['new', 'GET /api/ugc/moment/detail'],
    listMoments: ['new', 'GET /api/ugc/moment/list'],
    listMyMoments: ['new', 'GET /api/ugc/moment/mine'],
    createMoment: ['new', 'POST /api/ugc/moment'],
    deleteMoment: ['new', 'DELETE /api/ugc/moment'],
    listTopics: ['new', 'GET /api/ugc/topic/list'],
    getTopic: ['new', 'GET /api/ugc/topic/detail'],
    followTopic: ['new', 'PUT /api/ugc/follow/topic'],
  },
  /** Calls that send pictures and videos straight to the store. */
  objectUpload: {
    createObjectUpload: ['upload', 'POST /api/upload/object'],
    completeObjectUpload: ['upload', 'POST /api/upload/object/complete'],
    abortObjectUpload: ['upload', 'POST /api/upload/object/abort'],
    createVideo: ['upload', 'POST /api/upload/video'],
  },
  /** Calls about people. */
  person: {
    getPublicHomePage: ['main', 'GET /api/account/person/PublicHomePage'],
    followUser: ['new', 'PUT /api/ugc/follow/user'],
    unfollowUser: ['new', 'PUT /api/ugc/unfollow/user'],
    listFollowing: ['new', 'GET /api/ugc/follow/following'],
    listFollowers: ['new', 'GET /api/ugc/follow/followers'],
  },
  /** Calls about pictures of hotels and cities. */
  picture: {
    listPictures: ['new', 'GET /api/ugc/picture/list'],
    listPictureCategories: ['new', 'GET /api/ugc/picture/categories'],
  },
  /** Calls about what should not stand here. */
  report: {
    reportContent: ['new', 'POST /api/ugc/report'],
    getReport: ['new', 'GET /api/ugc/report'],
    appealRemoval: ['new', 'POST /api/ugc/appeal'],
  },
} as const satisfies Sections

/** The community's calls as functions, by section. */
export type CommunityCalls = CallsOf<typeof sections>

/** Binds the community's calls to the clients that send them. */
export const createCommunityApi = (clients: Clients): CommunityCalls => bindCalls(clients, sections)
