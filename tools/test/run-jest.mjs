import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { spawn } from 'node:child_process'
import { root } from '../setup/root.mjs'

const count = (tests, wanted) => tests.filter(({ status }) => status === wanted).length

/** A file that could not even start counts as one failure. */
function fileResult({ name, status, assertionResults }) {
  const failed = count(assertionResults, 'failed')
  return {
    file: relative(root, name),
    passed: count(assertionResults, 'passed'),
    failed: status === 'failed' ? Math.max(failed, 1) : failed,
    skipped: count(assertionResults, 'pending'),
  }
}

/** Runs projects of Jest, of the named files only where there are any, by a Node of choice, with a time for each test of choice, and returns each file's numbers of tests that passed, failed and were skipped. */
export async function runJest({ name, projects, workers, files = [], node = process.execPath, timeoutMs = null }, env) {
  const report = join(root, 'node_modules', '.cache', `jest-${name}.json`)
  rmSync(report, { force: true })
  const args = ['node_modules/jest/bin/jest.js', '--selectProjects', ...projects, '--maxWorkers', workers]
  const only = files.length > 0 ? ['--runTestsByPath', ...files] : []
  const time = timeoutMs === null ? [] : ['--testTimeout', String(timeoutMs)]
  const order = ['--testSequencer', join(root, 'tools/test/longest-first.cjs')]
  const child = spawn(node, [...args, ...order, ...time, '--json', '--outputFile', report, '--forceExit', ...only], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const results = resultsIn(report)
  const isFailureReported = results.some(({ failed }) => failed > 0)
  return code === 0 || isFailureReported ? results : [...results, { file: null, passed: 0, failed: 1, skipped: 0 }]
}

function resultsIn(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults.map(fileResult)
  } catch {
    return [{ file: null, passed: 0, failed: 1, skipped: 0 }]
  }
}
