import path from 'node:path'
import type { Rendition } from './renditions'

/** Seconds of a segment of a stream. */
const SEGMENT_SECONDS = 4

/**
 * Options before an input that somebody else made: only these containers, and no address inside them is opened. Without them
 * a file could make ffmpeg read other files of the machine.
 */
const safeInput = (file: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi',
  '-i',
  file,
]

/** Arguments of ffprobe that print the streams and the length of a file as JSON. */
export const probeArguments = (file: string): string[] => [
  ...'-v error -of json -show_entries stream=codec_type,width,height,color_transfer:stream_disposition=attached_pic:format=duration'.split(
    ' ',
  ),
  ...safeInput(file),
]

/** Arguments that make an MP4 of each rendition, at once. */
export const renditionArguments = (
  source: string,
  folder: string,
  { renditions, isHdr }: { renditions: readonly Rendition[]; isHdr: boolean },
): string[] => [
  ...safeInput(source),
  ...renditions.flatMap((rendition) => [
    ...'-map 0:V:0 -map 0:a:0? -sn -dn -map_metadata -1 -map_chapters -1'.split(' '),
    ...pictureArguments(rendition, isHdr),
    ...`-c:a aac -ac 2 -ar 48000 -b:a ${rendition.audioRate}k -movflags +faststart`.split(' '),
    path.join(folder, `${rendition.height}.mp4`),
  ]),
]

/**
 * Brings the brightness of an HDR picture into the range of the others, at 100 candelas for its white, and its colours into theirs. Without
 * it a film of a telephone looks grey.
 */
const toneMapping = `zscale=primariesin=bt2020:matrixin=bt2020nc:transfer=linear:npl=100,format=gbrpf32le,zscale=primaries=bt709,tonemap=tonemap=hable:desat=0,zscale=transfer=bt709:matrix=bt709:range=tv`

/** Fits a picture into a rendition, whose sides change places for a portrait picture. `iw` and `ih` are those after the rotation. */
const scaling = ({ width, height }: Rendition): string =>
  `scale=w='min(if(gt(ih,iw),${height},${width}),iw)':h='min(if(gt(ih,iw),${width},${height}),ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`

const pictureArguments = (rendition: Rendition, isHdr: boolean): string[] => [
  '-vf',
  [scaling(rendition), ...(isHdr ? [toneMapping] : []), 'format=yuv420p'].join(','),
  ...`-fpsmax 30 -c:v libx264 -preset medium -profile:v high -level ${rendition.level} -crf ${rendition.crf}`.split(
    ' ',
  ),
  ...`-maxrate ${rendition.maxRate}k -bufsize ${rendition.maxRate * 2}k`.split(' '),
  '-force_key_frames',
  `expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
]

/** Arguments that make a stream of an MP4: a playlist, and one file with all its segments. */
export const streamArguments = (folder: string, height: number): string[] => [
  '-i',
  path.join(folder, `${height}.mp4`),
  ...`-c copy -f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file+independent_segments`.split(
    ' ',
  ),
  '-hls_segment_filename',
  path.join(folder, `${height}.m4s`),
  path.join(folder, `${height}.m3u8`),
]

/** Arguments that make the poster of an MP4: a frame after a tenth of it, since many begin black. */
export const posterArguments = (video: string, duration: number, poster: string): string[] => [
  '-ss',
  (duration / 10).toFixed(2),
  '-i',
  video,
  ...'-frames:v 1 -update 1 -q:v 4'.split(' '),
  poster,
]
