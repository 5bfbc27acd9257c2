import type { Rule } from './violation'

const declared = /definePlugin\(\{\s*id: '([^']*)'/

/** The id of a plugin is the name of its folder, by which tenants, texts and tests find it. */
export const pluginIds: Rule = (sources) =>
  sources.flatMap(({ file, code }) => {
    const [, folder] = /^plugins\/([^/]+)\/plugin\.ts$/.exec(file) ?? []
    const [, id] = declared.exec(code) ?? []
    if (folder === undefined || id === folder) return []
    const problem = id === undefined ? 'does not begin with the id of the plugin' : `has the id "${id}"`
    return [{ file, problem, instead: `write definePlugin({ id: '${folder}', …, as its folder` }]
  })
