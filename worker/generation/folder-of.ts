/** The folder of a generation in media storage. */
export const folderOf = (generationId: string): string => `generations/${generationId}`;
