import type { Rule } from './violation'

/** A row of the specification, such as `BOOK-033`; not the name of an algorithm. */
const id = /\b(?!(?:AES|ISO|SHA|UTF)-)[A-Z][A-Z0-9]+-\d{3}\b/g

/**
 * Comments of product code say in words what holds, and the names of tests cite the row. A contradiction of the specification that
 * was decided (`C-060`) may be named where its rule surprises.
 */
export const requirementIds: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => !isTest && !/^scripts\/requirements\/|\/test(ing)?\//.test(file))
    .flatMap(({ file, comments }) =>
      comments
        .flatMap((comment) => comment.match(id) ?? [])
        .map((found) => ({
          file,
          problem: `cites ${found} in a comment`,
          instead: 'say what holds, and cite the row in the name of a test',
        })),
    )
