import { lookAtScenes } from './support/look-at-scenes'
import { productScenes } from './support/product-scenes'

lookAtScenes(productScenes)
