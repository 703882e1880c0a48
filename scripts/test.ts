import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildWebIfNeeded } from './web-build.ts'

/**
 * Every check of the project, one after the other; all of them run even when one fails. `npm test -- unit lint` runs
 * those alone. The last line counts checks and tests together: `N passed, N failed`.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
const BIN = path.join(ROOT, 'node_modules/.bin')
const CACHE = path.join(ROOT, '.cache')
/** Everything temporary stays in the clone: databases, uploads, an unpacked browser. */
const TEMPORARY = path.join(CACHE, 'tmp')

interface Tally {
  passed: number
  failed: number
}

const suites: Record<string, () => Tally> = {
  format: () => command('oxfmt', ['--check']),
  lint: () => command('oxlint', ['--type-aware', '--deny-warnings']),
  types: () => command('tsc', ['-p', ROOT]),
  'web types': () =>
    sum(command('react-router', ['typegen'], 'apps/web'), command('tsc', ['-p', path.join(ROOT, 'apps/web')])),
  'dead code': () => command('knip', []),
  unit: () => vitest('unit'),
  server: () => vitest('server'),
  'end to end': () => vitest('e2e'),
}

function command(name: string, parameters: readonly string[], folder = '.'): Tally {
  const { status } = spawnSync(path.join(BIN, name), parameters, {
    cwd: path.join(ROOT, folder),
    stdio: 'inherit',
    env: environment(),
  })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest(project: string): Tally {
  const report = path.join(CACHE, `${project}.json`)
  rmSync(report, { force: true })
  const { status } = spawnSync(
    path.join(BIN, 'vitest'),
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: ROOT, stdio: 'inherit', env: environment() },
  )
  try {
    const result = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
    // A suite that breaks before its tests fails without a failed test.
    const broken = status !== 0 && result.numFailedTests === 0 ? 1 : 0
    return { passed: result.numPassedTests, failed: result.numFailedTests + broken }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${BIN}${path.delimiter}${process.env['PATH'] ?? ''}`, TMPDIR: TEMPORARY }
}

function sum(...tallies: Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })
}

mkdirSync(TEMPORARY, { recursive: true })
buildWebIfNeeded()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in suites))
if (unknown.length > 0) {
  process.stderr.write(`No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.\n`)
  process.exit(2)
}
const tallies: Tally[] = []
const failures: string[] = []
for (const [name, run] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n── ${name}\n`)
  const tally = run()
  tallies.push(tally)
  if (tally.failed > 0) failures.push(name)
}
rmSync(TEMPORARY, { recursive: true, force: true })
const { passed, failed } = sum(...tallies)
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
