import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders whose tests start servers or builds through their own helpers. */
const contractFolders = ['tests/conformance/', 'tests/bench/', 'server/test/']

/** Imports of tests that start a process, a build, a server or a database. */
const contractImport =
  /from '(node:child_process|vite|\.\/(engine|database|pglite|postgres)|[^']*\/test\/[^']*)'/

/** A test that replaces modules, or loads them again, cannot share them with others. */
const needsIsolation = /vi\.(resetModules|mock|doMock)\(/

const needsDocument = /@vitest-environment jsdom/

/**
 * Lists the contract tests of server, scripts and tests, relative to `root`: every `.test.ts` in a contract folder and
 * every one that imports a helper from a `test/` folder, `node:child_process` or `vite`. `npm run test:quick` skips them.
 */
export const contractTests = (root: string): string[] =>
  testsIn(root, ['server', 'scripts', 'tests']).filter(
    (file) =>
      contractFolders.some((folder) => file.startsWith(folder)) || contractImport.test(read(root, file)),
  )

/** Lists the tests without components that replace modules, relative to `root`. */
export const isolatedTests = (root: string, folders: string[]): string[] =>
  testsIn(root, folders).filter((file) => needsIsolation.test(read(root, file)))

/** Lists the other tests without components that need a document, relative to `root`. */
export const documentTests = (root: string, folders: string[]): string[] =>
  testsIn(root, folders).filter((file) => {
    const source = read(root, file)
    return needsDocument.test(source) && !needsIsolation.test(source)
  })

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')

const testsIn = (root: string, folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
