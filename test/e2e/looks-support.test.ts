import { lookAtScenes } from './support/look-at-scenes'
import { supportScenes } from './support/support-scenes'

lookAtScenes(supportScenes)
