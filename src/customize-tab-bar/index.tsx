import CustomTabBar from '../custom-tab-bar'

/** Alipay looks for the tab bar under this name. */
export default CustomTabBar
