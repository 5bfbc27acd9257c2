import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import type { FfmpegPrograms } from './ffmpeg'

/**
 * Finds ffmpeg and ffprobe in the folders of PATH, or in one folder. Returns undefined where one of them is not installed. Takes
 * the value of FFMPEG: a folder, `off`, or nothing.
 */
export function findFfmpeg(setting: string | undefined, searchPath: string): FfmpegPrograms | undefined {
  if (setting === 'off') return undefined
  const folders = setting === undefined ? searchPath.split(path.delimiter).filter(Boolean) : [setting]
  const [ffmpeg, ffprobe] = ['ffmpeg', 'ffprobe'].map((name) =>
    folders.map((folder) => path.join(folder, name)).find(isProgram),
  )
  return ffmpeg !== undefined && ffprobe !== undefined ? { ffmpeg, ffprobe } : undefined
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
