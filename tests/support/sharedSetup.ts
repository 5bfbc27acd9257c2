import { afterAll, vi } from 'vitest'

// Files that share their modules share the globals too. The last test of a file would leave its stand-ins to the next file, whose
// modules may read them when they load: `unstubGlobals` restores globals before a test only.
afterAll(() => void vi.unstubAllGlobals())
