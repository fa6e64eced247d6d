import { Folder } from './folder.js';
import type { Place, PlaceSettings } from './place.js';

/** The place that BACKUP_TO names: a folder, or `s3://bucket/folder` of a service that speaks S3; null where none is named. */
export async function openPlace(settings: PlaceSettings): Promise<Place | null> {
  const { BACKUP_TO: to } = settings;
  if (!to) return null;
  if (!to.startsWith('s3://')) return new Folder(to);
  // Who keeps backups in a folder does not load the client of a service.
  const { Bucket } = await import('./bucket.js');
  return Bucket.open(to, settings);
}
