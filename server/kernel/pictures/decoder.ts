import sharp, { type Sharp } from 'sharp'

// Decoders are where pictures attack: only those of the formats that people may send are left.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })

/** sharp for JPEG, PNG and WebP in memory; it refuses to read every other format, and files by their path. */
export { sharp, type Sharp }
