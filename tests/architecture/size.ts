import type { Rule } from './violation'

const most = 300

/** No file is longer than a person reads in one go. */
export const size: Rule = (sources) =>
  sources
    .filter(({ lines }) => lines > most)
    .map(({ file, lines }) => ({
      file,
      breaks: `has ${lines} lines`,
      instead: `split it by what it is about: about 50 lines a file, ${most} at most`,
    }))
