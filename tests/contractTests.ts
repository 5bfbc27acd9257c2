import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders whose tests start servers or builds through their own helpers. */
const contractFolders = ['tests/conformance/', 'tests/bench/', 'server/test/']

/** Imports of tests that start a process, a build, a server or a database. */
const contractImport = /from '(node:child_process|vite|[^']*\/test\/[^']*)'/

/**
 * Lists the contract tests of server, scripts and tests, relative to `root`: every `.test.ts` in a contract folder and
 * every one that imports a helper from a `test/` folder, `node:child_process` or `vite`. `npm run test:quick` skips them.
 */
export const contractTests = (root: string): string[] =>
  ['server', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter(
      (file) =>
        contractFolders.some((folder) => file.startsWith(folder)) ||
        contractImport.test(readFileSync(path.join(root, file), 'utf8')),
    )
