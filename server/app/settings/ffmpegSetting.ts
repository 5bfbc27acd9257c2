import path from 'node:path'
import type { FfmpegPrograms } from '../../platform/media/transcoding/ffmpeg'
import { findFfmpeg } from '../../platform/media/transcoding/findFfmpeg'
import { ConfigError } from './configError'

/** Reads FFMPEG: the folder of ffmpeg and ffprobe, or `off`; by default they are looked for in PATH. */
export function readFfmpeg(env: NodeJS.ProcessEnv): FfmpegPrograms | undefined {
  const setting = env['FFMPEG'] || undefined
  const isFolder = setting !== undefined && setting !== 'off'
  const found = findFfmpeg(setting, env['PATH'] ?? '')
  if (isFolder && (!path.isAbsolute(setting) || !found))
    throw new ConfigError(
      `FFMPEG is ${setting}; expected off, or the absolute path of a folder with ffmpeg and ffprobe.`,
    )
  return found
}
