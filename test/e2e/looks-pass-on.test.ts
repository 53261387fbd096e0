import { lookAtScenes } from './support/look-at-scenes'
import { passOnScenes } from './support/pass-on-scenes'

lookAtScenes(passOnScenes)
