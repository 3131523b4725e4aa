import type { Media } from '../ports.ts';

/** Media in an R2 bucket; on a machine of one's own wrangler keeps the bucket on disk. */
export function r2Media(bucket: R2Bucket): Media {
  return {
    async put(key, bytes, type) {
      await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
    },
    async get(key, range) {
      const object = await bucket.get(key, range && { range });
      if (!object) return null;
      const type = object.httpMetadata?.contentType ?? 'application/octet-stream';
      return { body: object.body, size: object.size, type, etag: object.httpEtag };
    },
    async delete(keys) {
      if (keys.length > 0) await bucket.delete([...keys]);
    },
  };
}
