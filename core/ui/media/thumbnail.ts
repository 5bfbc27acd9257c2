/**
 * Address of a picture, square, at most `size` pixels wide (ACCOUNT-055, CONST-019, CONST-020).
 * In: the tenant's API address, a path or https; the picture's id.
 */
export function thumbnailUrl(api: string, id: number, size: 150 | 300): string {
  return `${api.replace(/\/$/, '')}/api/thumbnails/${id}/${size}`
}
