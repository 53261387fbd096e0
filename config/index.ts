import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import type { Host } from './app-pages'
import { clientConstants } from './constants'
import { customRoutes } from './custom-routes'
import { devServer } from './dev-server'
import { chainH5 } from './h5'
import { insertStyle } from './insert-style'

const host = process.env.TARO_ENV as Host
// Files outside src that the app imports; webpack leaves TypeScript of unlisted folders as it is.
const compiled = [
  path.resolve(__dirname, 'routes.ts'),
  path.resolve(__dirname, 'built-routes.ts'),
  path.resolve(__dirname, 'custom-routes.ts'),
  path.resolve(__dirname, 'app-pages.ts'),
  path.resolve(__dirname, 'load-more.ts'),
]
/** The first script lists the name of every file, so each digit of a hash costs all pages 80 bytes; 28 bits keep the versions of one file apart. */
const named = '[name].[contenthash:7]'
const filesOf = (kind: 'js' | 'css') => ({
  filename: `${kind}/${named}.${kind}`,
  chunkFilename: `${kind}/${named}.${kind}`,
})

export default defineConfig<'webpack5'>({
  projectName: 'staylark',
  date: '2026-11-21',
  designWidth: 375,
  deviceRatio: { 375: 2, 750: 1 },
  sourceRoot: 'src',
  outputRoot: `dist/${host}`,
  framework: 'react',
  alias: {
    '@': path.resolve(__dirname, '../src'),
    // Function components need no more than the lite half.
    'mobx-react$': 'mobx-react-lite',
  },
  // Pre-bundling crashes in this version of Taro.
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  plugins: host === 'h5' ? [] : ['@tarojs/plugin-html'],
  cache: { enable: false },
  defineConstants: clientConstants(host),
  mini: {
    compile: { include: compiled },
    optimizeMainPackage: { enable: true },
    postcss: { pxtransform: { enable: true, config: {} }, cssModules: { enable: false } },
  },
  terser: {
    enable: true,
    config: { keep_fnames: false, output: { keep_quoted_props: false, quote_keys: false }, compress: { passes: 2 } },
  },
  h5: {
    compile: { include: compiled },
    publicPath: '/',
    staticDirectory: 'static',
    useHtmlComponents: true,
    // No basename: with '/' every page would be the not-found page.
    router: { mode: 'browser', customRoutes },
    output: filesOf('js'),
    miniCssExtractPluginOption: { ignoreOrder: true, insert: insertStyle, ...filesOf('css') },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      pxtransform: { enable: true, config: { baseFontSize: 37.5, maxRootSize: 54 } },
      // It takes button and input for Taro's components; screens are made of html tags.
      htmltransform: { enable: false, config: { removeCursorStyle: false } },
      cssModules: { enable: false },
    },
    devServer,
    webpackChain: chainH5,
  },
})
