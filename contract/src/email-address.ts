import { z } from 'zod';

/**
 * Exactly one addr-spec: at most 254 characters, one `@`, no quotes, commas, semicolons, angle brackets, spaces or
 * control characters, and no `?` or `&`, which would add recipients to a mailto: link. Anything looser could reach somebody else, since mail programs parse address strings
 * generously. The database's CHECK `is_email_address` says the same.
 */
export const ONE_ADDRESS =
  /^[^\s"(),:;<>?&@[\\\]\p{C}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && ONE_ADDRESS.test(text) && !text.includes('..') && !text.startsWith('.') && !text.includes('.@');

/** Of one address, in small letters. */
export const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1).toLowerCase();

export const emailAddress = z
  .string()
  .trim()
  .refine(isEmailAddress, 'is not one email address, such as name@example.org');

/** An address that may be missing; blank counts as missing. */
export const optionalEmailAddress = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)
  .refine((text) => text === null || isEmailAddress(text), 'is not one email address, such as name@example.org');
