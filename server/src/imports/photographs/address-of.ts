/** A JPEG as an address that holds its content: a page shows it without asking again. */
export const addressOf = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
