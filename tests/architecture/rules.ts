import { circles } from './circles'
import { kept, layers, literals } from './layers'
import { names } from './names'
import { size } from './size'
import { readSources } from './sources'
import { inWords } from './violation'

/** Everything in the house at `root` that breaks a rule, each in one line. */
export function violations(root: string): string[] {
  const sources = readSources(root)
  const rules = [layers, literals, kept, names(root), circles, size]
  return rules.flatMap((rule) => rule(sources)).map(inWords)
}
