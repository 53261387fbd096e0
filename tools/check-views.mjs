import { join, relative, resolve } from 'node:path'
import {
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API } from 'typescript/unstable/sync'
import { main, PlainError } from './setup/console.mjs'
import { root } from './setup/root.mjs'

// Refuses function components with more than 15 props. Such a view is split into sections that read their own store, or takes values that
// belong together as one object. `[tsconfig]` names another project than the app's; its components are read below src.
const mostProps = 15
const config = resolve(process.argv[2] ?? join(root, 'types/tsconfig.h5.json'))

const isFunction = (node) => isFunctionDeclaration(node) || isFunctionExpression(node) || isArrowFunction(node)

/** The function that a declaration names, also within wrappers like memo and observer. */
function functionOf(node) {
  if (isVariableDeclaration(node)) return node.initializer && functionOf(node.initializer)
  if (isCallExpression(node)) return node.arguments.map(functionOf).find(Boolean)
  return isFunction(node) ? node : undefined
}

/** Components of a syntax tree as [name, first parameter]; those without props are left out. */
function componentsIn(node, found = new Map()) {
  if ((isVariableDeclaration(node) || isFunctionDeclaration(node)) && node.name && isIdentifier(node.name)) {
    const props = functionOf(node)?.parameters[0]
    if (props && /^[A-Z]\w*[a-z]/.test(node.name.text)) found.set(node.name.text, props)
  }
  node.forEachChild((child) => void componentsIn(child, found))
  return found
}

/** Number of props that a type allows; the most of any alternative of a union. */
function countProps(type, checker) {
  const alternatives = type.isUnionType() ? type.getTypes() : [type]
  return Math.max(...alternatives.map((alternative) => checker.getPropertiesOfType(alternative).length))
}

/** Components of a project with their number of props. */
function readComponents() {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new PlainError(`TypeScript could not open ${config}.`)
    const { program, checker } = project
    return program
      .getSourceFileNames()
      .filter((file) => !file.includes('/node_modules/') && /\/src\/.*\.tsx$/.test(file))
      .flatMap((file) =>
        [...componentsIn(program.getSourceFile(file))].map(([name, props]) => ({
          file: relative(root, file),
          name,
          count: countProps(checker.getTypeAtLocation(props), checker),
        })),
      )
  } finally {
    api.close()
  }
}

await main(async () => {
  const components = readComponents()
  if (components.length === 0) throw new PlainError(`No component was found in ${config}.`)
  const faults = components.filter(({ count }) => count > mostProps)
  if (faults.length === 0) return
  const lines = faults.map(({ file, name, count }) => `${file}: ${name} has ${count} props`)
  throw new PlainError(`${lines.join('\n')}\nA component takes at most ${mostProps} props.`)
})
