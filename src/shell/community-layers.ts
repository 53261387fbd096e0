import { lazy } from './lazy'

/** A topic with its posts, fetched when one is first opened. */
export const LazyTopicLayer = lazy(async () => (await import('./topic-layer')).TopicLayer)

/** Who follows a person or whom they follow, fetched when it is first opened. */
export const LazyPeopleLayer = lazy(async () => (await import('./people-layer')).PeopleLayer)

/** The objection to a removal, fetched when it is first opened. */
export const LazyAppealLayer = lazy(async () => (await import('./appeal-layer')).AppealLayer)

/** The form for a post, fetched when it is first opened. */
export const LazyMomentForm = lazy(async () => (await import('./moment-form-layer')).MomentFormLayer)

/** The form for a review, fetched when it is first opened. */
export const LazyReviewForm = lazy(async () => (await import('./review-form-layer')).ReviewFormLayer)

/** The prompt before something of one's own is deleted, fetched when it is first opened. */
export const LazyDeletePrompt = lazy(async () => (await import('./delete-prompt')).DeletePrompt)
