import { lookAtScenes } from './support/look-at-scenes'
import { ugcScenes } from './support/ugc-scenes'

lookAtScenes(ugcScenes)
