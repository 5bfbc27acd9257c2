import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** The files of a tenant that the server reads once; pictures and fonts are read at each request. */
const isRead = (file: string) => /\.(json|css)$/.test(file)

/** What says whether the files of each tenant have changed, by tenant: their names, sizes and times. */
export async function readStates(folder: string): Promise<Map<string, string>> {
  const states = new Map<string, string>()
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const files = await listFiles(path.join(folder, entry.name))
    if (files.some((line) => line.startsWith('tenant.json '))) states.set(entry.name, files.join('\n'))
  }
  return states
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isRead(entry.name))
  const lines = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    const { size, mtimeMs } = await stat(file)
    return `${path.relative(folder, file)} ${size} ${mtimeMs}`
  })
  return (await Promise.all(lines)).toSorted()
}
